import { rowsOfSteps, type SteppedManifest } from '../manifest.ts'
import { CUPS } from './odds.ts'
import { thimblesEngine, thimblesGame } from './rules.ts'

/** Thimbles, as the rest of the product meets it. */
export const thimblesManifest = {
  id: 'thimbles',
  name: 'Thimbles',
  category: 'ORIGINALS',
  family: 'stepped',
  rules: thimblesGame,
  engine: thimblesEngine,
  moveField: 'cup',
  moveText: 'Lifts a cup, from 0.',
  cashesOut: false,
  picks: () => rowsOfSteps(1, () => CUPS),
  samples: ({ balls }) => [{ count: Number(balls), of: CUPS }],
} as const satisfies SteppedManifest
