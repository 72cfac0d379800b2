import type { ReactNode } from 'react'
import { ComingArt, type ComingGame, comingGames } from './coming-art.tsx'
import { FootballGoal } from './football-goal.tsx'
import { KangarooLeap } from './kangaroo-leap.tsx'
import { MinesTiles } from './mines-tiles.tsx'
import { StallArt } from './stall-art.tsx'
import { TowerArt } from './tower-art.tsx'

/** Games that have a large drawing of their own. 320 by 260. */
const large: Readonly<Record<string, () => ReactNode>> = {
  mines: MinesTiles,
  football: FootballGoal,
  tower: TowerArt,
  kangaroo: KangarooLeap,
}

const isComing = (gameId: string): gameId is ComingGame => (comingGames as readonly string[]).includes(gameId)

/** The drawing of a game; a game without one gets a striped stall. Decoration: its name stands beside it. */
export function GameArt({ gameId, className }: { gameId: string; className?: string | undefined }) {
  const Large = Object.hasOwn(large, gameId) ? large[gameId] : undefined
  if (Large) {
    return (
      <svg viewBox="0 0 320 260" aria-hidden="true" className={className}>
        <Large />
      </svg>
    )
  }
  return <span className={className}>{isComing(gameId) ? <ComingArt game={gameId} /> : <StallArt />}</span>
}
