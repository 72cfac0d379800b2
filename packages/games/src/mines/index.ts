export { minesManifest } from './manifest.ts'
export { MINES_RANGE, nextTileChance, safeTiles, TILES } from './odds.ts'
export { type MinesOptions, minesEngine, minesGame, parseMinesOptions } from './rules.ts'
