export { stairManifest } from './manifest.ts'
export { STEPS, STONES_RANGE, stepChance, widthOf } from './odds.ts'
export { type StairOptions, stairEngine, stairGame } from './rules.ts'
