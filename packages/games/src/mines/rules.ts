import type { Move } from '../engine.ts'
import { sample } from '../fair/draw.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { parsePosition, type SteppedGame, steppedEngine } from '../stepped.ts'
import { MINES_RANGE, nextTileChance, safeTiles, TILES } from './odds.ts'

/** Options of a bet on mines. */
export type MinesOptions = {
  /** Mines on the board, 1 to 24. */
  readonly mines: number
}

/** Reads `{mines}`: a whole number from 1 to 24. */
export function parseMinesOptions(value: unknown): MinesOptions | undefined {
  if (typeof value !== 'object' || value === null || !('mines' in value)) return undefined
  const { mines } = value
  if (typeof mines !== 'number' || !Number.isInteger(mines)) return undefined
  return mines >= MINES_RANGE.min && mines <= MINES_RANGE.max ? { mines } : undefined
}

/** Reads a tile that is on the board and still closed. */
function parseTile(openedTiles: readonly Move[], value: unknown): Move | Refusal {
  const tile = parsePosition(value, TILES)
  return typeof tile === 'number' && openedTiles.includes(tile) ? refuse('already_picked') : tile
}

/**
 * Mines: some of 25 tiles hide a mine from the bet on. Each safe tile raises the multiplier, a mine ends the round, and the
 * last safe tile cashes out. `drawn[0]` holds the mines in draw order.
 */
export const minesGame: SteppedGame<MinesOptions> = {
  id: 'mines',
  allOptions: Array.from({ length: MINES_RANGE.max }, (_, i) => ({ mines: MINES_RANGE.min + i })),
  parseOptions: parseMinesOptions,
  steps: ({ mines }) => safeTiles(mines),
  draw: (nextWord, { mines }) => [sample(nextWord, mines, TILES)],
  chance: ({ mines }, openedTiles) => nextTileChance(mines, openedTiles),
  parseMove: (_, openedTiles, value) => parseTile(openedTiles, value),
  survives: ([mines = []], _, tile) => !mines.includes(tile),
}

/** The engine of mines. */
export const minesEngine = steppedEngine(minesGame)
