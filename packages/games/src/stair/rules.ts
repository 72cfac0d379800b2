import { sample } from '../fair/draw.ts'
import { readWhole } from '../read-option.ts'
import { parsePosition, type SteppedGame, steppedEngine } from '../stepped.ts'
import { STEPS, STONES_RANGE, stepChance, widthOf } from './odds.ts'

/** Options of a bet on the stair. */
export type StairOptions = {
  /** Stones that fall on each step, 1 to 7. */
  readonly stones: number
}

/**
 * Stair: twelve steps that get narrower; on each, stones fall on some columns. Standing clear of them raises the
 * multiplier, a stone ends the round. `drawn[step]` holds the columns of a step that are hit, from the bottom.
 */
export const stairGame: SteppedGame<StairOptions> = {
  id: 'stair',
  allOptions: Array.from({ length: STONES_RANGE.max }, (_, i) => ({ stones: STONES_RANGE.min + i })),
  parseOptions(value) {
    const stones = readWhole(value, 'stones', STONES_RANGE)
    return stones === undefined ? undefined : { stones }
  },
  steps: () => STEPS,
  draw: (next, { stones }) => Array.from({ length: STEPS }, (_, step) => sample(next, stones, widthOf(step))),
  chance: ({ stones }, step) => stepChance(stones, step),
  parseMove: (_, moves, value) => parsePosition(value, widthOf(moves.length)),
  survives: (drawn, step, column) => !drawn[step]?.includes(column),
}

/** The engine of stair. */
export const stairEngine = steppedEngine(stairGame)
