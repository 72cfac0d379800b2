export { towerManifest } from './manifest.ts'
export { ROWS, TOWER, TOWER_DIFFICULTIES, type TowerDifficulty } from './odds.ts'
export { type TowerOptions, towerEngine, towerGame } from './rules.ts'
