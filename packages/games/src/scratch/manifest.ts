import type { InstantManifest } from '../manifest.ts'
import { scratchEngine } from './rules.ts'

/** Scratch, in the list of games. */
export const scratchManifest = {
  id: 'scratch',
  name: 'Scratch',
  category: 'ORIGINALS',
  family: 'instant',
  engine: scratchEngine,
} as const satisfies InstantManifest
