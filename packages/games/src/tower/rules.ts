import { wordOption } from '../read-option.ts'
import { type RowGame, rowRules } from '../rows.ts'
import { steppedEngine } from '../stepped.ts'
import { ROWS, TOWER, TOWER_DIFFICULTIES, type TowerDifficulty } from './odds.ts'

/** Options of a bet on the tower. */
export type TowerOptions = { readonly difficulty: TowerDifficulty }

/** Tower as a game of rows: the rows count from the bottom, their positions are the columns, their hazards the bad ones. */
export const towerRows: RowGame<TowerOptions> = {
  id: 'tower',
  ...wordOption('difficulty', TOWER_DIFFICULTIES),
  rows: ROWS,
  rowOf: ({ difficulty }) => ({ width: TOWER[difficulty].width, hazards: TOWER[difficulty].bad }),
}

/** Tower: nine rows. A safe column raises the multiplier, a bad one ends the round. */
export const towerGame = rowRules(towerRows)

/** The engine of tower. */
export const towerEngine = steppedEngine(towerGame)
