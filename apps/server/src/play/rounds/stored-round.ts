import type { Result } from '@fairground/contract/round'
import {
  type Bet,
  type BetSeeds,
  type Engine,
  findEngine,
  type Move,
  type Options,
  openRound,
  payoutMinor,
  type Round,
  replayFinishedRound,
  replayRound,
  type Stake,
} from '@fairground/games'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import type { StoredSlip } from './stored-slip.ts'

/** A stored round with its seeds. It holds the secret of an open round: only its views may leave the server. */
export interface StoredRound {
  /** The wallet's id. */
  accountId: WalletId
  id: string
  gameId: string
  status: 'open' | 'finished' | 'void'
  result: Result
  /** Number of actions so far: moves and cash-out. */
  step: number
  moves: readonly Move[]
  options: Options
  /** House edge in basis points. */
  edgeBp: number
  stakeMinor: bigint
  maxWinMinor: bigint
  /** 0 for an open or a lost round. */
  payoutMinor: bigint
  /** Milliseconds since 1970. */
  createdAtMs: number
  finishedAtMs: number | undefined
  seeds: BetSeeds
  serverSeedHash: string
  /** Whether a granted spin paid the stake; then the win is bonus money. */
  isSpin: boolean
  /** Whether nothing was charged: a granted spin, or the wheel of a demonstration. Default: `isSpin`. */
  isFree?: boolean | undefined
  /** Whether the seed pair was rotated, so that its server seed may be shown. */
  isRevealed: boolean
  /** Only for a bet in a multiplayer round. */
  multiplayer?: MultiplayerPart | undefined
  /** Only for a slip of a lottery; `options` are empty then. */
  slip?: StoredSlip | undefined
  /** Of a decided slip's term: the numbers drawn. */
  drawnNumbers?: readonly number[] | undefined
}

/** The extra fields of a bet in a multiplayer round. Its `moves` hold the ms of flight of a manual cash-out. */
export interface MultiplayerPart {
  roundId: string
  slot: number
  /** Automatic cash-out in hundredths. */
  target: number | undefined
  /** Multiplier of the cash-out, in ten-thousandths; 0 before it, and for a lost bet. */
  multiplierE4: bigint
}

/**
 * The round right after its action number `step` (0: the bet itself), for the answer of a repeated request. It does not show
 * a later cancellation.
 */
export function asOfStep(round: StoredRound, step: number): StoredRound {
  if (round.status === 'finished' && round.step === step) return round
  const moves = round.moves.slice(0, step)
  return { ...round, status: 'open', result: 'PENDING', step, moves, payoutMinor: 0n, finishedAtMs: undefined }
}

/** Returns the engine of a stored round's game. */
export function getEngine(gameId: string): Engine {
  const engine = findEngine(gameId)
  if (!engine) throw new Error(`a stored round is of the unknown game ${gameId}`)
  return engine
}

/** Replays a stored round from its seeds, since hazards are not stored. */
export function replay(round: StoredRound): Round {
  const bet = { terms: { options: round.options, edge: round.edgeBp }, seeds: round.seeds }
  const play = round.status === 'finished' ? replayFinishedRound : replayRound
  return play(getEngine(round.gameId), bet, round.moves, openOnce)
}

/** Opened rounds of the last bets: each move replays its round twice, and hashing what it draws is most of that work. */
const openedRounds = new RecentMap<string, Round>(4_096)

function openOnce(engine: Engine, bet: Bet): Round {
  const { seeds, terms } = bet
  let key = `${seeds.serverSeed} ${seeds.nonce} ${seeds.clientSeed} ${engine.id} ${terms.edge}`
  for (const name in terms.options) key += ` ${name} ${terms.options[name]}`
  const openedRound = openedRounds.get(key)
  if (openedRound) return openedRound
  const round = openRound(engine, bet)
  openedRounds.set(key, round)
  return round
}

/** The end of a round by the game's engine. Payout in the smallest unit. */
export interface EngineEnd {
  result: 'WIN' | 'LOSE'
  payoutMinor: bigint
}

/**
 * The end of a round, for players and demonstrations: the payout is stake times multiplier, rounded down and capped.
 * Undefined while the round is open.
 */
export function endOf(engine: Engine, stake: Stake, round: Round): EngineEnd | undefined {
  if (round.status === 'open') return undefined
  const payout = round.status === 'won' ? payoutMinor(stake, engine.multiplier(round)) : 0n
  return { result: payout > 0n ? 'WIN' : 'LOSE', payoutMinor: payout }
}
