import { flightMs, type SharedGame, targetOf } from '@fairground/games/shared'
import type { SeenRound } from './read-shared-rounds.ts'
import { flownAt } from './stored-shared-round.ts'

/** A cash-out: at what, in hundredths, and the ms of flight at which it was stopped by hand. */
export interface CashOut {
  hundredths: number
  flownMs: number | undefined
}

/** What a stop comes to: a cash-out, or the word that the flight has ended before it. */
export type Stop = CashOut | 'ended'

/**
 * What a stop comes to that arrives at a moment of a round that has started. An automatic cash-out that the flight has
 * passed counts first, at its exact target. While nobody drives, the flight stands still where it was last published.
 * @param flight with its point in hundredths, which nobody else knows before the end
 * @param target automatic cash-out in hundredths
 * @param atMs milliseconds since 1970
 */
export function stopAt(
  game: SharedGame,
  { round, isDriven, point }: SeenRound & { point: bigint },
  target: number | undefined,
  atMs: number,
): Stop {
  const at = targetOf(target)
  const standsStill = round.status === 'RUNNING' && !isDriven
  const flownMs = standsStill ? round.flownMs : flownAt(round, atMs)
  if (game.curve.at(flownMs) >= at && BigInt(at) <= point) return { hundredths: at, flownMs: undefined }
  return flownMs < flightMs(game, point) ? { hundredths: game.curve.at(flownMs), flownMs } : 'ended'
}
