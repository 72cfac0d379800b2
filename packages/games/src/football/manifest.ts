import type { SteppedManifest } from '../manifest.ts'
import { rowManifest } from '../rows.ts'
import { footballEngine, footballGame, footballRows } from './rules.ts'

/** Football in the list of games. */
export const footballManifest = {
  id: 'football',
  name: 'Football',
  category: 'ORIGINALS',
  family: 'stepped',
  rules: footballGame,
  engine: footballEngine,
  moveField: 'zone',
  moveText: 'A kick of football: a zone of the goal, from 0. The last kick cashes out by itself.',
  cashesOut: true,
  ...rowManifest(footballRows),
} as const satisfies SteppedManifest
