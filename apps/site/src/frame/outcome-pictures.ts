import { type ComponentType, lazy } from 'react'

/** A game's outcome as a picture: the picks, and what was drawn (one list a draw). */
export type OutcomePicture = ComponentType<{ picked: readonly number[]; hazards: readonly (readonly number[])[] }>

const pictures: Readonly<Record<string, OutcomePicture>> = {
  mines: lazy(async () => ({ default: (await import('../features/mines/mines-outcome.tsx')).MinesOutcome })),
}

/** The picture of a game's outcomes, by its id; `undefined` for one that has none. A new game is one line above. */
export function findOutcomePicture(gameId: string): OutcomePicture | undefined {
  return Object.hasOwn(pictures, gameId) ? pictures[gameId] : undefined
}
