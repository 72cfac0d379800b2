import { rowsOfSteps, type SteppedManifest, samplesOfSteps } from '../manifest.ts'
import { STEPS, widthOf } from './odds.ts'
import { stairEngine, stairGame } from './rules.ts'

/** Stair, as the rest of the product meets it. */
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
  picks: (steps) => rowsOfSteps(steps, widthOf),
  samples: ({ stones }) => samplesOfSteps(STEPS, (step) => ({ count: Number(stones), of: widthOf(step) })),
} as const satisfies SteppedManifest
