import { type MultiplayerGame, targetOf } from '@fairground/games/multiplayer'
import type { SeenRound } from '../multiplayer-rounds/read-multiplayer-rounds.ts'
import { stopAt } from '../multiplayer-rounds/stop-at.ts'
import type { MultiplayerRound } from '../multiplayer-rounds/stored-multiplayer-round.ts'

/** The outcome of a demonstration's bet. A returned stake is CANCELLED. */
export interface FlightOutcome {
  result: 'WIN' | 'LOSE' | 'CANCELLED'
  /** The multiplier of the payout, in hundredths; 0 without a win. */
  hundredths: number
  /** Time of the decision, independent of the time of the reading. Milliseconds since 1970. */
  decidedAtMs: number
}

/**
 * The outcome of an unstopped bet at a time: undefined while it is open. It equals the outcome of a player's bet with the same
 * round and target, and comes no earlier: losers and returned stakes are decided when the round is settled, since an
 * earlier stop may still be running.
 * @param flight a started round, with its point in hundredths
 * @param target automatic cash-out in hundredths
 * @param atMs milliseconds since 1970
 */
export function flightOutcome(
  game: MultiplayerGame,
  flight: SeenRound & { point: bigint },
  target: number | undefined,
  atMs: number,
): FlightOutcome | undefined {
  const { round, point } = flight
  const hundredths = targetOf(target)
  const win = { result: 'WIN', hundredths, decidedAtMs: reachedAtMs(game, round, hundredths) } as const
  switch (round.status) {
    case 'NEW':
      return undefined
    case 'RUNNING': {
      const stop = stopAt(game, flight, target, atMs)
      return stop !== 'ended' && stop.flownMs === undefined ? win : undefined
    }
    case 'FINISHED':
      return BigInt(hundredths) <= point ? win : outcomeAfterSettling(round, 'LOSE')
    case 'VOID':
      return hundredths <= game.curve.at(round.flownMs) ? win : outcomeAfterSettling(round, 'CANCELLED')
  }
}

function outcomeAfterSettling(
  { settledAtMs }: MultiplayerRound,
  result: 'LOSE' | 'CANCELLED',
): FlightOutcome | undefined {
  return settledAtMs === undefined ? undefined : { result, hundredths: 0, decidedAtMs: settledAtMs }
}

/** The time at which the flight reached a multiplier, at the latest its end. */
function reachedAtMs(
  game: MultiplayerGame,
  { startedAtMs = 0, endedAtMs }: MultiplayerRound,
  hundredths: number,
): number {
  return Math.min(startedAtMs + game.curve.reaches(hundredths), endedAtMs ?? Number.POSITIVE_INFINITY)
}
