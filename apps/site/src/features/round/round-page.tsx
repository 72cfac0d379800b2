import { CallError } from '@fairground/contract/envelope'
import { Button, buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { formatMultiplier } from '../../games/kit/numbers.ts'
import { findRoundPicture } from '../../games/round-pictures.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { Link, useParams } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { PLAY_MONEY } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'
import { ProofPanel } from './proof-panel.tsx'
import { roundQuery } from './round-query.ts'
import { RoundTicket } from './round-ticket.tsx'
import { ShareButton } from './share-button.tsx'
import type { ShownRound } from './shown-round.ts'

const TermPicture = lazyPart(() => import('../../games/kit/lottery/term-picture.tsx'), 'TermPicture')

/** The page of a round's game. */
const gamePage = ({ gameId, isSlip }: Pick<ShownRound, 'gameId' | 'isSlip'>) =>
  isSlip ? `/chatbet?gameId=${gameId}` : `/game/${gameId}`

/** `/round/{id}`: the permanent page of a round, with the amounts for its player, without them for all others. */
export function RoundPage() {
  const { id = '' } = useParams()
  const loggedIn = useLoggedIn()
  const decimalLength = useUser()?.decimalLength ?? PLAY_MONEY.decimalLength
  const { data, error, refetch } = useQuery(roundQuery(id, { loggedIn, decimalLength }))
  useTitle(useTitleOf(data))
  if (data) return <LoadedRound round={data} />
  return error ? <UnknownRound error={error} onAgain={() => void refetch()} /> : <Waiting />
}

/** The page's title for link previews and bookmarks: the round's game, and its multiplier once it is decided. */
function useTitleOf(round: ShownRound | undefined): string {
  const t = useTranslate()
  const locale = useLocale()
  if (!round) return t('gates.roundName')
  const title = t('round.title', { game: gameName(round.gameId, t) })
  return round.outcome === 'open' ? title : `${title} · ${formatMultiplier(round.multiplier, locale)}`
}

function LoadedRound({ round }: { round: ShownRound }) {
  const t = useTranslate()
  const Picture = findRoundPicture(round.gameId)
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-6 pb-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <section aria-label={t('round.outcome')} className="mx-auto w-full max-w-md tablet:sticky tablet:top-24">
        <Suspense fallback={<Skeleton className="aspect-square rounded-l" />}>
          {Picture && <Picture bet={round.picture} />}
          {round.isSlip && <TermPicture gameId={round.gameId} shared={round.flight?.shared} />}
        </Suspense>
        {round.own && round.outcome !== 'open' && <ShareButton round={round.own} />}
        {!round.own && (
          <Link to={gamePage(round)} className={buttonClass('primary', 'm', 'mt-3 w-full')}>
            {t('round.playIt', { game: gameName(round.gameId, t) })}
          </Link>
        )}
      </section>
      <RoundTicket round={round}>
        {round.outcome === 'open' ? (
          <Link to={gamePage(round)} className={buttonClass('primary')}>
            {t('round.goOn')}
          </Link>
        ) : (
          <ProofPanel key={round.proof ? 'proved' : 'sealed'} round={round} />
        )}
      </RoundTicket>
    </div>
  )
}

function UnknownRound({ error, onAgain }: { error: Error; onAgain: () => void }) {
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
