import type { InstantManifest } from '../manifest.ts'
import { scratchEngine } from './rules.ts'

/** Scratch, as the rest of the product meets it. */
export const scratchManifest = {
  id: 'scratch',
  name: 'Scratch',
  category: 'ORIGINALS',
  family: 'instant',
  engine: scratchEngine,
} as const satisfies InstantManifest
