import { rowsOfSteps, type SteppedManifest, samplesOfSteps } from '../manifest.ts'
import { FOOTBALL, FOOTBALL_DIFFICULTIES, KICKS, ZONES } from './odds.ts'
import { footballEngine, footballGame } from './rules.ts'

/** Football, as the rest of the product meets it. */
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
  picks: (steps) => rowsOfSteps(steps, () => ZONES),
  samples({ difficulty }) {
    const word = FOOTBALL_DIFFICULTIES.find((known) => known === difficulty)
    return word ? samplesOfSteps(KICKS, () => ({ count: FOOTBALL[word], of: ZONES })) : []
  },
} as const satisfies SteppedManifest
