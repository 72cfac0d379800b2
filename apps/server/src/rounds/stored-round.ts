import type { Result } from '@fairground/contract'
import {
  type BetSeeds,
  type Engine,
  findEngine,
  type Move,
  type Options,
  type Round,
  replayFinishedRound,
  replayRound,
} from '@fairground/games'

/** A round as it is stored, with its seeds. It holds the secret of an open round: only the views leave the server. */
export interface StoredRound {
  accountId: string
  id: string
  gameId: string
  status: 'open' | 'finished' | 'void'
  result: Result
  /** Actions so far: each move is one, and so is a cash-out. */
  step: number
  moves: readonly Move[]
  options: Options
  /** House edge in basis points. */
  edgeBp: number
  stakeMinor: bigint
  maxWinMinor: bigint
  /** 0 while the round is open, and when it was lost. */
  payoutMinor: bigint
  /** Milliseconds since 1970. */
  createdAtMs: number
  finishedAtMs: number | undefined
  seeds: BetSeeds
  serverSeedHash: string
  /** Whether a granted spin has paid the stake; then the win is bonus money. */
  spin: boolean
  /** Whether the pair was rotated away, so that its server seed may be shown. */
  revealed: boolean
  /** Of a bet in a round that everybody shares. */
  shared?: SharedPart | undefined
}

/** What a bet in a shared round has beside the rest. Its `moves` are the ms of flight at which it was stopped by hand. */
export interface SharedPart {
  roundId: string
  slot: number
  /** Automatic cash-out in hundredths. */
  target: number | undefined
  /** What it was cashed out at, in ten-thousandths; 0 before, and when it was lost. */
  multiplierE4: bigint
}

/**
 * The round as it stood right after its action number `step` (0: the bet itself), which is what a repeated request of
 * that action is answered with. A later cancellation is not shown.
 */
export function asOfStep(round: StoredRound, step: number): StoredRound {
  if (round.status === 'finished' && round.step === step) return round
  const moves = round.moves.slice(0, step)
  return { ...round, status: 'open', result: 'PENDING', step, moves, payoutMinor: 0n, finishedAtMs: undefined }
}

/** The rules of a stored round's game. */
export function getEngine(gameId: string): Engine {
  const engine = findEngine(gameId)
  if (!engine) throw new Error(`a stored round is of the unknown game ${gameId}`)
  return engine
}

/** Plays a stored round again from its seeds: hazards are never stored. */
export function replay(round: StoredRound): Round {
  const bet = { terms: { options: round.options, edge: round.edgeBp }, seeds: round.seeds }
  const play = round.status === 'finished' ? replayFinishedRound : replayRound
  return play(getEngine(round.gameId), bet, round.moves)
}
