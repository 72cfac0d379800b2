import { findEngine, type Options } from '@fairground/games'
import type { ExactResult, LabResult, RoundModel, RunRules } from '@fairground/games/autoplay'
import { prizeModel, steppedModel, targetModel } from '@fairground/games/autoplay'
import { chanceToReach, hundredthsToE4 } from '@fairground/games/shared'

/** Rounds that the lab plays where mathematics gives no answer in time. */
export const LAB_ROUNDS = 10_000_000
/** Rounds that it plays beside an exact answer, for the rows of losses alone. */
export const STREAK_ROUNDS = 1_000_000
/** Outcomes that the exact answer may follow: a quarter of a second on a desktop, a second on a phone. */
export const EXACT_STEPS = 10_000_000

/** What the lab is asked to play: plain data, since it goes to a worker. */
export interface LabJob {
  game: PlayedGame
  rules: RunRules
  balance: number
  maxWin: number
  /** Four random words. */
  seed: readonly number[]
}

/** A game with what is played in each of its rounds. */
export interface PlayedGame {
  gameId: string
  options: Options
  /** House edge in basis points. */
  edge: number
  /** After how many steps a round is cashed out; 0 where there are none. */
  steps: number
}

/** What the worker tells: what is exact, and how far the simulation has come. */
export interface LabNews {
  /** Undefined where there is too much to work out. */
  exact: ExactResult | undefined
  result: LabResult
  isDone: boolean
}

/** A round of a game as chance alone: exactly what the engine pays, and how often. */
export function modelOf({ gameId, options, edge, steps }: PlayedGame): RoundModel {
  const engine = findEngine(gameId)
  if (!engine) {
    const target = Math.round(Number(options.autoCashOut) * 100)
    return targetModel(chanceToReach(target, edge), hundredthsToE4(target))
  }
  if (engine.prizes) return prizeModel(engine.prizes(edge))
  return steppedModel(engine.odds({ options, edge }), steps)
}
