import { sample } from '../fair/draw.ts'
import { wordOption } from '../read-option.ts'
import { type SteppedGame, steppedEngine } from '../stepped.ts'
import { KANGAROO, KANGAROO_DIFFICULTIES, type KangarooDifficulty, LANES, laneChance, mostLanes } from './odds.ts'

/** Options of a bet on the kangaroo. */
export type KangarooOptions = { readonly difficulty: KangarooDifficulty }

/**
 * Kangaroo: the kangaroo hops over twenty lanes one after the other; some lanes have a fall. Each crossed lane raises the
 * multiplier, a fall ends the round. A hop has no choice: its move is the lane, from 0. `drawn[0]` holds the falls in draw
 * order.
 */
export const kangarooGame: SteppedGame<KangarooOptions> = {
  id: 'kangaroo',
  ...wordOption('difficulty', KANGAROO_DIFFICULTIES),
  steps: ({ difficulty }) => mostLanes(difficulty),
  draw: (nextWord, { difficulty }) => [sample(nextWord, KANGAROO[difficulty], LANES)],
  chance: ({ difficulty }, crossedLanes) => laneChance(difficulty, crossedLanes),
  parseMove: (_, moves) => moves.length,
  survives: ([falls = []], lane) => !falls.includes(lane),
}

/** The engine of kangaroo. */
export const kangarooEngine = steppedEngine(kangarooGame)
