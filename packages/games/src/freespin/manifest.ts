import type { InstantManifest } from '../manifest.ts'
import { freespinEngine } from './rules.ts'

/** Free Spin, in the list of games. */
export const freespinManifest = {
  id: 'freespin',
  name: 'Free Spin',
  category: 'ORIGINALS',
  family: 'instant',
  engine: freespinEngine,
} as const satisfies InstantManifest
