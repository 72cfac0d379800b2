export { footballManifest } from './manifest.ts'
export { FOOTBALL, FOOTBALL_DIFFICULTIES, type FootballDifficulty, KICKS, ZONES } from './odds.ts'
export { type FootballOptions, footballEngine, footballGame } from './rules.ts'
