import { findEngine, type Options } from '@fairground/games'
import type { ExactResult, LabResult, RoundModel, RunRules } from '@fairground/games/autoplay'
import { prizeModel, steppedModel, targetModel } from '@fairground/games/autoplay'
import { chanceToReach, hundredthsToE4 } from '@fairground/games/multiplayer'

/** The rounds that the lab plays where the exact computation would take too long. */
export const LAB_ROUNDS = 10_000_000
/** The rounds that it plays besides an exact answer, only for the loss streaks. */
export const STREAK_ROUNDS = 1_000_000
/** The most outcomes of an exact computation: a quarter of a second on a desktop, a second on a phone. */
export const EXACT_STEPS = 10_000_000

/** The job for the lab's worker: plain data for `postMessage`. */
export interface LabJob {
  game: PlayedGame
  rules: RunRules
  balance: number
  maxWin: number
  /** Four random words. */
  seed: readonly number[]
}

/** A game with the picks of each of its rounds. */
export interface PlayedGame {
  gameId: string
  options: Options
  /** House edge in basis points. */
  edge: number
  /** The step at which a round cashes out; 0 for games without steps. */
  steps: number
}

/** The worker's news: the exact result, and the progress of the simulation. */
export interface LabNews {
  /** Undefined if the exact computation would take too long. */
  exact: ExactResult | undefined
  result: LabResult
  isDone: boolean
}

/** A round of a game as pure chance: the engine's exact payouts and their probabilities. */
export function modelOf({ gameId, options, edge, steps }: PlayedGame): RoundModel {
  const engine = findEngine(gameId)
  if (!engine) {
    const target = Math.round(Number(options.autoCashOut) * 100)
    return targetModel(chanceToReach(target, edge), hundredthsToE4(target))
  }
  if (engine.prizes) return prizeModel(engine.prizes(edge))
  return steppedModel(engine.odds({ options, edge }), steps)
}
