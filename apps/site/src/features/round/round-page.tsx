import { CallError, type RoundPage as Round } from '@fairground/contract'
import { Button, buttonClass, EmptyState, Loading, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { findRoundPicture } from '../../frame/round-pictures.ts'
import { Link, useParams } from '../../router/index.ts'
import { useTranslate } from '../../session/language.ts'
import { PLAY_MONEY } from '../../session/money.ts'
import { openPopup } from '../../session/popups.ts'
import { useLoggedIn } from '../../session/token.ts'
import { useUser } from '../../session/user.ts'
import { ProofPanel } from './proof-panel.tsx'
import { roundQuery } from './round-query.ts'
import { RoundTicket } from './round-ticket.tsx'
import { ShareButton } from './share-button.tsx'

/** `/round/{id}`: the permanent page of a round. */
export function RoundPage() {
  const { id = '' } = useParams()
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const { data, error, refetch } = useQuery({ ...roundQuery(id), enabled: loggedIn })
  if (!loggedIn) {
    return (
      <EmptyState
        as="h1"
        title={t('round.guestTitle')}
        text={t('round.guestText')}
        action={
          <Button look="primary" onClick={() => openPopup({ name: 'login', goTo: `/round/${id}` })}>
            {t('shell.logIn')}
          </Button>
        }
      />
    )
  }
  if (data) return <Found round={data} />
  return error ? <NotFound error={error} onAgain={() => void refetch()} /> : <Waiting />
}

function Found({ round }: { round: Round }) {
  const t = useTranslate()
  const user = useUser()
  const Picture = findRoundPicture(round.gameId)
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-6 pb-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <section aria-label={t('round.outcome')} className="mx-auto w-full max-w-md tablet:sticky tablet:top-24">
        <Suspense fallback={<Skeleton className="aspect-square rounded-l" />}>
          {Picture && <Picture bet={round} />}
        </Suspense>
        {round.result !== 'PENDING' && <ShareButton round={round} />}
      </section>
      <RoundTicket round={round}>
        {round.result === 'PENDING' ? (
          <Link to={`/game/${round.gameId}`} className={buttonClass('primary')}>
            {t('round.goOn')}
          </Link>
        ) : (
          <ProofPanel round={round} decimalLength={user?.decimalLength ?? PLAY_MONEY.decimalLength} />
        )}
      </RoundTicket>
    </div>
  )
}

function NotFound({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const t = useTranslate()
  const certain = error instanceof CallError && error.errorName !== 'network_error'
  return (
    <EmptyState
      as="h1"
      title={t(certain ? 'round.unknownTitle' : 'round.failedTitle')}
      text={t(certain ? 'round.unknownText' : 'errors.network_error')}
      action={
        certain ? (
          <Link to="/history" className={buttonClass('primary')}>
            {t('round.toHistory')}
          </Link>
        ) : (
          <Button onClick={onAgain}>{t('common.again')}</Button>
        )
      }
    />
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <div className="mx-auto grid max-w-5xl gap-6 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <Skeleton className="mx-auto aspect-square w-full max-w-md rounded-l" />
        <Skeleton className="h-144 rounded-m" />
      </div>
    </Loading>
  )
}
