import { lazyPart } from '@fairground/ui/lazy-part'
import type { ComponentType } from 'react'
import { modulesByGame } from './kit/modules-by-game.ts'

/** A game's outcome as a picture: its options from the proof, the picks, and the draws (one list each). */
export type OutcomePicture = ComponentType<{
  options: unknown
  picked: readonly number[]
  hazards: readonly (readonly number[])[]
}>

const modules = modulesByGame(import.meta.glob<{ Outcome: OutcomePicture }>('./*/outcome.tsx'))
const pictures = new Map([...modules].map(([id, load]) => [id, lazyPart(load, 'Outcome')]))

/** The picture of a game's outcomes by its id, from its folder's `outcome.tsx`; `undefined` if it has none. */
export const findOutcomePicture = (gameId: string): OutcomePicture | undefined => pictures.get(gameId)

/** Loads all pictures, for a page that may lose its network. */
export async function preloadOutcomePictures(): Promise<void> {
  await Promise.all([...modules.values()].map((load) => load()))
}
