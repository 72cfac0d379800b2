import { type ComponentType, lazy, Suspense } from 'react'
import { keptDrawing } from '../kept-drawing.tsx'
import { useTakenOver } from '../use-taken-over.ts'

const loadMines = async () => (await import('./mines-tiles.tsx')).MinesTiles

/** Games that have a large drawing of their own on the first screen. 320 by 260. */
const large: Readonly<Record<string, ComponentType>> = {
  mines: keptDrawing('mines', loadMines, import.meta.env.SSR ? await loadMines() : undefined),
}

/** All others: fetched with the first that is shown. */
const LaterArt = lazy(async () => {
  const { laterArt, StallArt } = await import('./later-art.ts')
  return {
    default: function LaterArt({ gameId }: { gameId: string }) {
      const Drawn = (Object.hasOwn(laterArt, gameId) && laterArt[gameId]) || StallArt
      return <Drawn />
    },
  }
})

/** The drawing of a game; a game without one gets a striped stall. Decoration: its name stands beside it. */
export function GameArt({ gameId, className }: { gameId: string; className?: string | undefined }) {
  const Large = Object.hasOwn(large, gameId) ? large[gameId] : undefined
  // Nothing on a page that the server draws may wait for a file: what is fetched comes once the page is taken over.
  const isTakenOver = useTakenOver()
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
