import { namedGames } from '@fairground/phrases'
import { SessionStatus } from '../games/kit/sight/session-status.tsx'
import { useLocation } from '../kernel/router/index.ts'

/** Clock and net result of the session beside the balance; a game's own bar shows them at a game. */
export function SessionCorner() {
  const [, page, gameId = ''] = useLocation().pathname.split('/')
  if (page === 'game' && namedGames.includes(gameId)) return null
  return (
    <SessionStatus
      isShort
      className="flex flex-col items-end leading-tight max-[349px]:hidden [&_[data-word]]:hidden tablet:[&_[data-word]]:inline"
    />
  )
}
