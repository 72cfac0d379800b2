import type { ComponentType } from 'react'
import { keptDrawing } from '../kept-drawing.tsx'

type AllArt = typeof import('./all-art.ts')

const loadAll = (): Promise<AllArt> => import('./all-art.ts')
/** The server loads all of them at once. */
const allArt = import.meta.env.SSR ? await loadAll() : undefined
const pick = ({ gameArt, StallArt }: AllArt, gameId: string): ComponentType =>
  (Object.hasOwn(gameArt, gameId) && gameArt[gameId]) || StallArt

const drawings = new Map<string, ComponentType>()

/** A game's drawing: the server's if the page has it, else fetched with all others. */
function drawingOf(gameId: string): ComponentType {
  const knownDrawing = drawings.get(gameId)
  if (knownDrawing) return knownDrawing
  const drawing = keptDrawing(
    `game-${gameId}`,
    async () => pick(await loadAll(), gameId),
    allArt && pick(allArt, gameId),
  )
  drawings.set(gameId, drawing)
  return drawing
}

/** The drawing of a game; a game without one gets a striped stall. Decoration: the game's name stands beside it. */
export function GameArt({ gameId, className }: { gameId: string; className?: string | undefined }) {
  const Drawing = drawingOf(gameId)
  return (
    <svg viewBox="0 0 320 260" aria-hidden="true" className={className}>
      <Drawing />
    </svg>
  )
}
