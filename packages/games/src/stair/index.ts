export { stairManifest } from './manifest.ts'
export { STEPS, STONES_RANGE, widthOf } from './odds.ts'
export { type StairOptions, stairEngine, stairGame } from './rules.ts'
