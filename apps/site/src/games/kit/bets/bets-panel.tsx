import { TabSet } from '@fairground/ui/tabs'
import { memo, type ReactNode } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { LatestBets } from './latest-bets.tsx'
import { OwnBets } from './own-bets.tsx'
import { TopWins } from './top-wins.tsx'

/**
 * The bets around a game: those of all players, the player's own, and the highest wins of the day. The panel loads its
 * data itself, so no step of a round renders it.
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
  const first = round
    ? { id: 'round', name: t('winners.thisRound'), content: round }
    : { id: 'all', name: t('winners.allBets'), content: <LatestBets gameId={gameId} /> }
  return (
    <TabSet
      label={t('winners.around')}
      tabs={[
        first,
        { id: 'own', name: t('winners.myBets'), content: <OwnBets gameId={gameId} /> },
        { id: 'top', name: t('winners.highest'), content: top ?? <TopWins gameId={gameId} /> },
      ]}
    />
  )
})
