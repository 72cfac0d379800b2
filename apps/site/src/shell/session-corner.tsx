import { gameIds } from '../frame/game-names.ts'
import { useLocation } from '../router/index.ts'
import { SessionSight } from '../sight/session-sight.tsx'

/** Clock and net position of the session beside the balance; at a game its own bar has them. */
export function SessionCorner() {
  const [, page, gameId = ''] = useLocation().pathname.split('/')
  if (page === 'game' && gameIds.includes(gameId)) return null
  return (
    <SessionSight
      isShort
      className="flex flex-col items-end leading-tight max-[349px]:hidden [&_[data-word]]:hidden tablet:[&_[data-word]]:inline"
    />
  )
}
