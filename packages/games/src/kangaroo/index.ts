export { kangarooManifest } from './manifest.ts'
export { KANGAROO, KANGAROO_DIFFICULTIES, type KangarooDifficulty, LANES, laneChance, mostLanes } from './odds.ts'
export { type KangarooOptions, kangarooEngine, kangarooGame } from './rules.ts'
