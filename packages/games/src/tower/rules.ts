import { sample } from '../fair/draw.ts'
import { readWord, wordOptions } from '../read-option.ts'
import { parsePosition, type SteppedGame, steppedEngine } from '../stepped.ts'
import { ROWS, rowChance, TOWER, TOWER_DIFFICULTIES, type TowerDifficulty } from './odds.ts'

/** Options of a bet on the tower. */
export type TowerOptions = { readonly difficulty: TowerDifficulty }

/**
 * Tower: nine rows, climbed one after the other; in each, some columns are bad. A safe column raises the multiplier, a
 * bad one ends the round. `drawn[row]` holds the bad columns of a row, from the bottom.
 */
export const towerGame: SteppedGame<TowerOptions> = {
  id: 'tower',
  allOptions: wordOptions('difficulty', TOWER_DIFFICULTIES),
  parseOptions(value) {
    const difficulty = readWord(value, 'difficulty', TOWER_DIFFICULTIES)
    return difficulty && { difficulty }
  },
  steps: () => ROWS,
  draw(next, { difficulty }) {
    const { width, bad } = TOWER[difficulty]
    return Array.from({ length: ROWS }, () => sample(next, bad, width))
  },
  chance: ({ difficulty }) => rowChance(difficulty),
  parseMove: ({ difficulty }, _, value) => parsePosition(value, TOWER[difficulty].width),
  survives: (drawn, row, column) => !drawn[row]?.includes(column),
}

/** The engine of tower. */
export const towerEngine = steppedEngine(towerGame)
