import { loadChunk } from '@fairground/ui'
import { type ComponentType, lazy } from 'react'

/** A game's outcome as a picture: its options as the proof gives them, the picks, and what was drawn (one list a draw). */
export type OutcomePicture = ComponentType<{
  options: unknown
  picked: readonly number[]
  hazards: readonly (readonly number[])[]
}>

const loaders: Readonly<Record<string, () => Promise<{ default: OutcomePicture }>>> = {
  mines: async () => ({ default: (await import('./mines/mines-outcome.tsx')).MinesOutcome }),
  football: async () => ({ default: (await import('./football/football-outcome.tsx')).FootballOutcome }),
  tower: async () => ({ default: (await import('./tower/tower-outcome.tsx')).TowerOutcome }),
  kangaroo: async () => ({ default: (await import('./kangaroo/kangaroo-outcome.tsx')).KangarooOutcome }),
  stair: async () => ({ default: (await import('./stair/stair-outcome.tsx')).StairOutcome }),
  thimbles: async () => ({ default: (await import('./thimbles/thimbles-outcome.tsx')).ThimblesOutcome }),
  scratch: async () => ({ default: (await import('./scratch/scratch-outcome.tsx')).ScratchOutcome }),
  freespin: async () => ({ default: (await import('./freespin/freespin-outcome.tsx')).FreespinOutcome }),
}
const pictures = new Map(Object.entries(loaders).map(([gameId, load]) => [gameId, lazy(() => loadChunk(load))]))

/** The picture of a game's outcomes, by its id; `undefined` for one that has none. A new game is one line above. */
export function findOutcomePicture(gameId: string): OutcomePicture | undefined {
  return pictures.get(gameId)
}

/** Fetches all pictures, for a page that may lose its network. */
export async function preloadOutcomePictures(): Promise<void> {
  await Promise.all(Object.values(loaders).map((load) => load()))
}
