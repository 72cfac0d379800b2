import { flightMs, type MultiplayerGame, targetOf } from '@fairground/games/multiplayer'
import type { SeenRound } from './read-multiplayer-rounds.ts'
import { flownAt } from './stored-multiplayer-round.ts'

/** A cash-out: its multiplier in hundredths, and the ms of flight of a manual one. */
export interface CashOut {
  hundredths: number
  flownMs: number | undefined
}

/** The result of a stop: a cash-out, or `ended` when the flight ended before it. */
export type Stop = CashOut | 'ended'

/**
 * Decides a stop in a started round. An automatic cash-out that the flight has passed counts first, at its exact target.
 * Without a driver the flight stands still at its last published time.
 * @param flight with its point in hundredths, secret before the end
 * @param target automatic cash-out in hundredths
 * @param atMs time of the stop, milliseconds since 1970
 */
export function stopAt(
  game: MultiplayerGame,
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
