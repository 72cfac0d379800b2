import { sample } from '../fair/draw.ts'
import { readWhole } from '../read-option.ts'
import { parsePosition, type SteppedGame, steppedEngine } from '../stepped.ts'
import { BALLS_RANGE, CUPS, cupChance } from './odds.ts'

/** Options of a bet on thimbles. */
export type ThimblesOptions = {
  /** Balls under the cups, 1 or 2. */
  readonly balls: number
}

/**
 * Thimbles: three cups, with balls under one or two of them. The player lifts one cup; a ball under it wins. `drawn[0]`
 * holds the cups with a ball in draw order, so unlike in other games the drawn positions win.
 */
export const thimblesGame: SteppedGame<ThimblesOptions> = {
  id: 'thimbles',
  allOptions: [{ balls: 1 }, { balls: 2 }],
  parseOptions(value) {
    const balls = readWhole(value, 'balls', BALLS_RANGE)
    return balls === undefined ? undefined : { balls }
  },
  steps: () => 1,
  draw: (nextWord, { balls }) => [sample(nextWord, balls, CUPS)],
  chance: ({ balls }) => cupChance(balls),
  parseMove: (_, __, value) => parsePosition(value, CUPS),
  survives: ([cups = []], _, cup) => cups.includes(cup),
}

/** The engine of thimbles. */
export const thimblesEngine = steppedEngine(thimblesGame)
