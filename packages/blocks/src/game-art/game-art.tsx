import { type ComponentType, lazy, Suspense } from 'react'
import { keptDrawing } from '../kept-drawing.tsx'
import { useTakenOver } from '../use-taken-over.ts'
import { ComingArt, type ComingGame, comingGames } from './coming-art.tsx'
import { StallArt } from './stall-art.tsx'

const loadMines = async () => (await import('./mines-tiles.tsx')).MinesTiles

/** Games that have a large drawing of their own on the first screen. 320 by 260. */
const large: Readonly<Record<string, ComponentType>> = {
  mines: keptDrawing('mines', loadMines, import.meta.env.SSR ? await loadMines() : undefined),
}

/** Games whose large drawing is fetched with the first that is shown. */
const LATER = new Set(['football', 'freespin', 'kangaroo', 'scratch', 'stair', 'thimbles', 'tower'])

const LaterArt = lazy(async () => {
  const { laterArt } = await import('./later-art.ts')
  return {
    default: function LaterArt({ gameId }: { gameId: string }) {
      const Drawn = laterArt[gameId]
      return Drawn ? <Drawn /> : null
    },
  }
})

const isComing = (gameId: string): gameId is ComingGame => (comingGames as readonly string[]).includes(gameId)

/** The drawing of a game; a game without one gets a striped stall. Decoration: its name stands beside it. */
export function GameArt({ gameId, className }: { gameId: string; className?: string | undefined }) {
  const Large = Object.hasOwn(large, gameId) ? large[gameId] : undefined
  // Nothing on a page that the server draws may wait for a file: what is fetched comes once the page is taken over.
  const isTakenOver = useTakenOver()
  if (Large || LATER.has(gameId)) {
    return (
      <svg viewBox="0 0 320 260" aria-hidden="true" className={className}>
        {Large ? (
          <Large />
        ) : (
          isTakenOver && (
            <Suspense>
              <LaterArt gameId={gameId} />
            </Suspense>
          )
        )}
      </svg>
    )
  }
  return <span className={className}>{isComing(gameId) ? <ComingArt game={gameId} /> : <StallArt />}</span>
}
