import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { Helplines } from '../../player/helplines.tsx'
import { playLimitsQuery } from '../../player/play-limits.ts'
import { openPopup } from '../../popups/popups.ts'
import { Breaks, RealityCheck } from './breaks.tsx'
import { LimitList } from './limits.tsx'
import { Section } from './section.tsx'
import { Statement } from './statement.tsx'

/** Limits, the reminder of the time, breaks, and the statement. */
export function ResponsibleContent() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  useTitle(t('responsible.title'))
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 pb-6">
      <header>
        <h1 className="text-xl">{t('responsible.title')}</h1>
        <p className="text-s text-muted">{t('responsible.lead')}</p>
      </header>
      {loggedIn ? (
        <>
          <Rules />
          <Statement />
        </>
      ) : (
        <EmptyState
          title={t('responsible.title')}
          text={t('responsible.guest')}
          action={
            <Button look="primary" onClick={() => openPopup({ name: 'login', goTo: '/responsible' })}>
              {t('shell.logIn')}
            </Button>
          }
        />
      )}
      <Section title={t('responsible.helplines')} text={t('responsible.helplinesText')}>
        <Helplines />
      </Section>
    </div>
  )
}

function Rules() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(playLimitsQuery)
  if (data)
    return (
      <>
        <LimitList lines={data.list} />
        <RealityCheck state={data.model} />
        <Breaks state={data.model} />
      </>
    )
  if (error)
    return (
      <EmptyState
        title={t('responsible.limits')}
        text={t('responsible.failed')}
        action={<Button onClick={() => void refetch()}>{t('common.again')}</Button>}
      />
    )
  return (
    <Loading label={t('common.loading')}>
      <Skeleton className="h-96 rounded-m" />
    </Loading>
  )
}
