import { wordOption } from '../read-option.ts'
import { type RowGame, rowRules } from '../rows.ts'
import { steppedEngine } from '../stepped.ts'
import { FOOTBALL, FOOTBALL_DIFFICULTIES, type FootballDifficulty, KICKS, ZONES } from './odds.ts'

/** Options of a bet on football. */
export type FootballOptions = { readonly difficulty: FootballDifficulty }

/** Football as a game of rows: a row is a kick, its positions are the zones, its hazards the zones that the keeper covers. */
export const footballRows: RowGame<FootballOptions> = {
  id: 'football',
  ...wordOption('difficulty', FOOTBALL_DIFFICULTIES),
  rows: KICKS,
  rowOf: ({ difficulty }) => ({ width: ZONES, hazards: FOOTBALL[difficulty] }),
}

/** Football: five penalty kicks. A goal raises the multiplier, a save ends the round. */
export const footballGame = rowRules(footballRows)

/** The engine of football. */
export const footballEngine = steppedEngine(footballGame)
