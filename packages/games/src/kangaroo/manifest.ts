import type { SteppedManifest } from '../manifest.ts'
import { KANGAROO, KANGAROO_DIFFICULTIES, LANES } from './odds.ts'
import { kangarooEngine, kangarooGame } from './rules.ts'

/** Kangaroo, in the list of games. */
export const kangarooManifest = {
  id: 'kangaroo',
  name: 'Kangaroo',
  category: 'ORIGINALS',
  family: 'stepped',
  rules: kangarooGame,
  engine: kangarooEngine,
  moveField: undefined,
  moveText: 'A jump of kangaroo onto the next lane. The last lane cashes out by itself.',
  cashesOut: true,
  picks: (steps) => ({ kind: 'count', most: steps }),
  samples({ difficulty }) {
    const word = KANGAROO_DIFFICULTIES.find((known) => known === difficulty)
    return word ? [{ count: KANGAROO[word], of: LANES }] : []
  },
} as const satisfies SteppedManifest
