import { sample } from '../fair/draw.ts'
import { readWord, wordOptions } from '../read-option.ts'
import { type SteppedGame, steppedEngine } from '../stepped.ts'
import { KANGAROO, KANGAROO_DIFFICULTIES, type KangarooDifficulty, LANES, laneChance, mostLanes } from './odds.ts'

/** Options of a bet on the kangaroo. */
export type KangarooOptions = { readonly difficulty: KangarooDifficulty }

/**
 * Kangaroo: twenty lanes, hopped over one after the other; some are a fall. Each lane crossed raises the multiplier, a
 * fall ends the round. A hop has no choice: its move is the lane, from 0. `drawn[0]` holds the falls in draw order.
 */
export const kangarooGame: SteppedGame<KangarooOptions> = {
  id: 'kangaroo',
  allOptions: wordOptions('difficulty', KANGAROO_DIFFICULTIES),
  parseOptions(value) {
    const difficulty = readWord(value, 'difficulty', KANGAROO_DIFFICULTIES)
    return difficulty && { difficulty }
  },
  steps: ({ difficulty }) => mostLanes(difficulty),
  draw: (next, { difficulty }) => [sample(next, KANGAROO[difficulty], LANES)],
  chance: ({ difficulty }, crossed) => laneChance(difficulty, crossed),
  parseMove: (_, moves) => moves.length,
  survives: ([falls = []], lane) => !falls.includes(lane),
}

/** The engine of kangaroo. */
export const kangarooEngine = steppedEngine(kangarooGame)
