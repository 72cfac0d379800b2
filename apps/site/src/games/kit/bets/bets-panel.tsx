import { TabSet } from '@fairground/ui/tabs'
import { memo, type ReactNode } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useUser } from '../../../player/user.ts'
import { LatestBets } from './latest-bets.tsx'
import { OwnBets } from './own-bets.tsx'
import { TopWins } from './top-wins.tsx'

/**
 * The bets around a game: those of all players, the player's own, and the highest wins of the day. The panel loads its
 * data itself, so no step of a round renders it. A limited player sees no wins of others (RG-03).
 */
export const BetsPanel = memo(function BetsPanel({
  gameId,
  round,
  top,
}: {
  gameId: string
  /** The bets of a multiplayer round, in place of the newest decided ones. */
  round?: ReactNode
  /** The game's own list of the highest wins. */
  top?: ReactNode
}) {
  const t = useTranslate()
  const isLimited = useUser()?.limited ?? false
  const first = round
    ? { id: 'round', name: t('winners.thisRound'), content: round }
    : { id: 'all', name: t('winners.allBets'), content: <LatestBets gameId={gameId} /> }
  const own = { id: 'own', name: t('winners.myBets'), content: <OwnBets gameId={gameId} /> }
  const highest = { id: 'top', name: t('winners.highest'), content: top ?? <TopWins gameId={gameId} /> }
  const calm = round ? [first, own] : [own]
  return <TabSet key={String(isLimited)} label={t('winners.around')} tabs={isLimited ? calm : [first, own, highest]} />
})
