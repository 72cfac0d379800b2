import { type SharedGame, targetOf } from '@fairground/games/shared'
import type { SeenRound } from '../shared-rounds/read-shared-rounds.ts'
import { stopAt } from '../shared-rounds/stop-at.ts'
import type { SharedRound } from '../shared-rounds/stored-shared-round.ts'

/** What a bet of a demonstration has come to. A returned stake is CANCELLED. */
export interface SharedOutcome {
  result: 'WIN' | 'LOSE' | 'CANCELLED'
  /** What it is paid at, in hundredths; 0 where nothing was won. */
  hundredths: number
  /** When that was so, whoever looks however late. Milliseconds since 1970. */
  decidedAtMs: number
}

/**
 * What a bet that was not stopped has come to at a moment: undefined while it is open. It is what a player's bet of the same
 * round and target comes to, and not before that: losers and returned stakes are decided once the round is settled, since a
 * stop that arrived before the end may still be on its way.
 * @param flight a round, with where its flight ends in hundredths: known for all that have started
 * @param target automatic cash-out in hundredths
 * @param atMs milliseconds since 1970
 */
export function sharedOutcome(
  game: SharedGame,
  flight: SeenRound & { point: bigint },
  target: number | undefined,
  atMs: number,
): SharedOutcome | undefined {
  const { round, point } = flight
  const hundredths = targetOf(target)
  const paid = { result: 'WIN', hundredths, decidedAtMs: reachedAtMs(game, round, hundredths) } as const
  switch (round.status) {
    case 'NEW':
      return undefined
    case 'RUNNING': {
      const stop = stopAt(game, flight, target, atMs)
      return stop !== 'ended' && stop.flownMs === undefined ? paid : undefined
    }
    case 'FINISHED':
      return BigInt(hundredths) <= point ? paid : unpaid(round, 'LOSE')
    case 'VOID':
      return hundredths <= game.curve.at(round.flownMs) ? paid : unpaid(round, 'CANCELLED')
  }
}

function unpaid({ settledAtMs }: SharedRound, result: 'LOSE' | 'CANCELLED'): SharedOutcome | undefined {
  return settledAtMs === undefined ? undefined : { result, hundredths: 0, decidedAtMs: settledAtMs }
}

/** When the flight reached a multiplier; a flight that was given up, at its end at the latest. */
function reachedAtMs(game: SharedGame, { startedAtMs = 0, endedAtMs }: SharedRound, hundredths: number): number {
  return Math.min(startedAtMs + game.curve.reaches(hundredths), endedAtMs ?? Number.POSITIVE_INFINITY)
}
