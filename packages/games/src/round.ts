import type { Engine, Move, Round, Terms } from './engine.ts'
import { betMessage, openStream } from './fair/stream.ts'
import { isRefusal, type Refusal } from './refusal.ts'

/** The seeds of one bet. */
export interface BetSeeds {
  /** 32 bytes as lower-case hex. */
  readonly serverSeed: string
  readonly clientSeed: string
  /** From 0, one a bet of the seed pair. */
  readonly nonce: number
}

/** Everything that decides a bet's outcome, without the moves. */
export interface Bet {
  readonly terms: Terms
  readonly seeds: BetSeeds
}

/** The round of a bet before its first move. */
export function openRound(engine: Engine, { terms, seeds }: Bet): Round {
  return engine.open(terms, openStream(seeds.serverSeed, betMessage(seeds.clientSeed, seeds.nonce)))
}

/** Opens the round of a bet: `openRound`, or a caller's memory of what that returned. */
export type OpenRound = typeof openRound

/**
 * The round of a bet after its stored moves.
 * @throws RangeError for an illegal stored move: this code never writes such a record
 */
export function replayRound(engine: Engine, bet: Bet, moves: readonly Move[], open: OpenRound = openRound): Round {
  return moves.reduce((round, move) => engine.play(round, move), open(engine, bet))
}

/**
 * The finished round of a settled bet: it cashes the round out if the moves leave it open.
 * @throws when the record makes no sense: an illegal move, or no survived step to pay for
 */
export function replayFinishedRound(
  engine: Engine,
  bet: Bet,
  moves: readonly Move[],
  open: OpenRound = openRound,
): Round {
  const round = replayRound(engine, bet, moves, open)
  return round.status === 'open' ? orThrow(engine.cashOut(round)) : round
}

function orThrow(answer: Round | Refusal): Round {
  if (isRefusal(answer)) throw new RangeError(`a settled round that is ${answer.refused}`)
  return answer
}
