import type { SteppedManifest } from '../manifest.ts'
import { rowManifest } from '../rows.ts'
import { stairEngine, stairGame, stairRows } from './rules.ts'

/** Stair in the list of games. */
export const stairManifest = {
  id: 'stair',
  name: 'Stair',
  category: 'ORIGINALS',
  family: 'stepped',
  rules: stairGame,
  engine: stairEngine,
  moveField: 'column',
  moveText: 'A step of stair: a column of the row that is next, from 0. The last step cashes out by itself.',
  cashesOut: true,
  ...rowManifest(stairRows),
} as const satisfies SteppedManifest
