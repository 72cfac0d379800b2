import { TabSet } from '@fairground/ui/tabs'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { memo, type ReactNode } from 'react'
import { useMatches } from '../../../kernel/browser/use-matches.ts'
import { hasShell } from '../../../kernel/host/shell-around.ts'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useUser } from '../../../player/user.ts'
import { openPopup } from '../../../popups/popups.ts'
import { LatestBets } from './latest-bets.tsx'
import { OwnBets } from './own-bets.tsx'
import { TopWins } from './top-wins.tsx'

/** In a wider frame the chat stands in the bar. */
const NARROW = '(width < 840px)'

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
  const chat = useMatches(NARROW) && hasShell() && (
    <button
      type="button"
      aria-label={t('popups.chatTitle')}
      title={t('popups.chatTitle')}
      onClick={() => openPopup({ name: 'chat', gameId })}
      className="grid size-13 shrink-0 place-items-center rounded-m bg-ground text-muted transition-colors duration-120 hover:text-text"
    >
      <MessagesSquare size={20} aria-hidden="true" />
    </button>
  )
  return (
    <TabSet
      key={String(isLimited)}
      label={t('winners.around')}
      tabs={isLimited ? calm : [first, own, highest]}
      beside={chat}
    />
  )
})
