import { readWhole } from '../read-option.ts'
import { type RowGame, rowRules } from '../rows.ts'
import { steppedEngine } from '../stepped.ts'
import { STEPS, STONES_RANGE, widthOf } from './odds.ts'

/** Options of a bet on the stair. */
export type StairOptions = {
  /** Stones that fall on each step, 1 to 7. */
  readonly stones: number
}

/** Stair as a game of rows: a row is a step from the bottom, its positions are the columns, its hazards the stones. */
export const stairRows: RowGame<StairOptions> = {
  id: 'stair',
  allOptions: Array.from({ length: STONES_RANGE.max }, (_, i) => ({ stones: STONES_RANGE.min + i })),
  parseOptions(value) {
    const stones = readWhole(value, 'stones', STONES_RANGE)
    return stones === undefined ? undefined : { stones }
  },
  rows: STEPS,
  rowOf: ({ stones }, step) => ({ width: widthOf(step), hazards: stones }),
}

/** Stair: twelve steps that get narrower. A column without a stone raises the multiplier, a stone ends the round. */
export const stairGame = rowRules(stairRows)

/** The engine of stair. */
export const stairEngine = steppedEngine(stairGame)
