import type { SteppedManifest } from '../manifest.ts'
import { rowManifest } from '../rows.ts'
import { towerEngine, towerGame, towerRows } from './rules.ts'

/** Tower in the list of games. */
export const towerManifest = {
  id: 'tower',
  name: 'Tower',
  category: 'ORIGINALS',
  family: 'stepped',
  rules: towerGame,
  engine: towerEngine,
  moveField: 'column',
  moveText: 'A step of tower: a column of the row that is next, from 0. The last step cashes out by itself.',
  cashesOut: true,
  ...rowManifest(towerRows),
} as const satisfies SteppedManifest
