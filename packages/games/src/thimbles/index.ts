export { thimblesManifest } from './manifest.ts'
export { BALLS_RANGE, CUPS, cupChance } from './odds.ts'
export { type ThimblesOptions, thimblesEngine, thimblesGame } from './rules.ts'
