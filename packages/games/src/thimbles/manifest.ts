import type { SteppedManifest } from '../manifest.ts'
import { CUPS } from './odds.ts'
import { thimblesEngine, thimblesGame } from './rules.ts'

/** Thimbles, in the list of games. */
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
  picks: () => ({ kind: 'rows', widths: [CUPS] }),
  samples: ({ balls }) => [{ count: Number(balls), of: CUPS }],
} as const satisfies SteppedManifest
