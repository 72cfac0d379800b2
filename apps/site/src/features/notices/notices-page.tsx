import type { Notice } from '@fairground/contract/notice'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import BellRing from 'lucide-react/icons/bell-ring'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { followLink } from '../../links/follow-link.ts'
import { notePushed, noticePageQuery } from '../../player/notices.ts'
import { NoticeCard } from './notice-card.tsx'

const picture = <BellRing size={40} strokeWidth={1.5} aria-hidden="true" />

/** The operator's notices to the player (NT-04), page by page, with marks on unseen ones. */
export function NoticesPage() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  return (
    <section className="mx-auto max-w-2xl">
      <h1 className="font-display text-xl font-extrabold tracking-tight">{t('notices.title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('inbox.lead')}</p>
      {loggedIn ? <NoticeList /> : <Guest />}
    </section>
  )
}

function Guest() {
  const t = useTranslate()
  const logIn = (
    <Button look="primary" onClick={() => followLink('#notifications')}>
      {t('shell.logIn')}
    </Button>
  )
  return <EmptyState picture={picture} title={t('inbox.guestTitle')} text={t('inbox.guestText')} action={logIn} />
}

function NoticeList() {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(noticePageQuery(page))
  useMarkAsSeen(data?.notices)
  if (!data) {
    if (!error) return <NoticesSkeleton />
    const again = <Button onClick={() => void refetch()}>{t('common.again')}</Button>
    return <EmptyState title={t('notices.title')} text={t('errors.network_error')} action={again} />
  }
  if (data.notices.length === 0 && page === 1) {
    return <EmptyState picture={picture} title={t('inbox.emptyTitle')} text={t('inbox.emptyText')} />
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </ul>
      {(page > 1 || data.hasOlder) && (
        <nav aria-label={t('notices.title')} className="mt-4 flex items-center justify-between gap-3">
          <Button size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('inbox.newer')}
          </Button>
          <span className="text-s text-muted">{t('inbox.page', { page })}</span>
          <Button size="s" disabled={!data.hasOlder} onClick={() => setPage(page + 1)}>
            {t('inbox.older')}
          </Button>
        </nav>
      )}
    </>
  )
}

/** Marks the notices on screen as seen. The marks stay until the next visit; the bell's count falls at once. */
function useMarkAsSeen(notices: readonly Notice[] | undefined): void {
  useEffect(() => {
    const unseenNotices = notices?.filter(({ pushed }) => !pushed) ?? []
    if (unseenNotices.length === 0) return
    void Promise.all(unseenNotices.map(({ id }) => notePushed(id))).then(() =>
      queryClient.invalidateQueries({ queryKey: ['notices', 'all'] }),
    )
  }, [notices])
}

function NoticesSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="mb-3 h-28 rounded-m" />
      ))}
    </Loading>
  )
}
