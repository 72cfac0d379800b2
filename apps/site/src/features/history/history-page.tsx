import { Button, buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link, useSearch } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { useUser } from '../../player/user.ts'
import { openPopup } from '../../popups/popups.ts'
import { BetList } from './bet-list.tsx'
import { betsQuery, isFiltered, PAGE_SIZE, type Place, placeOf, placeSearch } from './bets-query.ts'
import { Filters } from './filters.tsx'
import { Pages } from './pages.tsx'
import { Totals } from './totals.tsx'

/** `/history?page=&game=&result=&from=&until=`: every bet with a link to its round, and the totals. */
export function HistoryPage() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const search = useSearch()
  const place = placeOf(search)
  return (
    <div className="flex flex-col gap-5 pb-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-xl">{t('history.title')}</h1>
          <p className="text-s text-muted">{t('history.lead')}</p>
        </div>
        {loggedIn && <Filters place={place} />}
      </header>
      {loggedIn ? <Bets place={place} /> : <Guest />}
    </div>
  )
}

function Bets({ place }: { place: Place }) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...betsQuery(place),
    placeholderData: keepPreviousData,
  })
  if (!data) {
    return error ? <Failed onAgain={() => void refetch()} /> : <Waiting />
  }
  const older = data.older === undefined ? undefined : { ...place, page: 1, before: data.older }
  if (data.total === 0) return <Empty place={place} older={older} />
  return (
    <>
      <Totals place={place} count={data.total} isCut={older !== undefined} />
      <div className={isPlaceholderData ? 'opacity-60 transition-opacity duration-200' : undefined}>
        <BetList bets={data.content} />
      </div>
      <Pages place={place} pages={Math.ceil(data.total / PAGE_SIZE)} older={older} />
    </>
  )
}

/** The empty list: a link to all bets or to the lobby, and to older pages if there are any. */
function Empty({ place, older }: { place: Place; older: Place | undefined }) {
  const t = useTranslate()
  const isNarrow = isFiltered(place)
  const isLimited = useUser()?.limited
  const action = older ? (
    <Link to={placeSearch(older)} className={buttonClass('primary')}>
      {t('history.further')}
    </Link>
  ) : isLimited && !isNarrow ? undefined : (
    <Link to={isNarrow ? '/history' : '/game/mines'} className={buttonClass('primary')}>
      {t(isNarrow ? 'history.showAll' : 'history.play')}
    </Link>
  )
  return (
    <Box>
      <EmptyState
        picture={<Inbox size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={t(isNarrow ? 'history.nothingTitle' : 'history.emptyTitle')}
        text={t(older ? 'history.nothingYetText' : isNarrow ? 'history.nothingText' : 'history.emptyText')}
        action={action}
      />
    </Box>
  )
}

function Guest() {
  const t = useTranslate()
  return (
    <Box>
      <EmptyState
        title={t('history.guestTitle')}
        text={t('history.guestText')}
        action={
          <Button look="primary" onClick={() => openPopup({ name: 'login', goTo: '/history' })}>
            {t('shell.logIn')}
          </Button>
        }
      />
    </Box>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate()
  return (
    <Box>
      <EmptyState
        title={t('history.failedTitle')}
        text={t('history.failedText')}
        action={<Button onClick={onAgain}>{t('common.again')}</Button>}
      />
    </Box>
  )
}

function Box({ children }: { children: ReactNode }) {
  return <div className="rounded-m border border-line bg-block shadow-block">{children}</div>
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <div className="flex flex-col gap-2">
        {Array.from({ length: 8 }, (_, at) => at).map((at) => (
          <Skeleton key={at} className="h-14 rounded-m" />
        ))}
      </div>
    </Loading>
  )
}
