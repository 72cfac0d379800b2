import { HOLD_MS } from '@fairground/ledger'
import type { ActionKind, MoneyRequest } from '../action.ts'

/** What the engine has decided of a bet that is over as soon as it is placed, and the seeds that it was decided on. */
export type DecidedBet = {
  seedPairId: string
  nonce: number
  /** WIN exactly when something is paid. */
  result: 'WIN' | 'LOSE'
  multiplierE4: bigint
  payoutMinor: bigint
}

/** What is won by a granted spin is put under this. */
export type SpinTerms = {
  /** UUIDv7 of the pot, where the account has none open. */
  newPotId: string
  /** What has to be staked for this win. */
  requiredMinor: bigint
  /** Percent of a stake that count, by game; an open pot keeps its own. */
  shares: Readonly<Record<string, number>>
  /** How long the player has. */
  lifeMs: number
}

/** A bet to take. Limits of the stake and the options are checked before. */
export type PlaceBet = MoneyRequest & {
  /** UUIDv7 of the new round. */
  roundId: string
  gameId: string
  /** Which of the game's places for a bet; 0 where a game has one. A place holds one open round. */
  slot: number
  stakeMinor: bigint
  /** The game's own options, as the engine has checked them. */
  options: unknown
  /** House edge in basis points, recorded on the round. */
  edgeBp: number
  /** Most that the round may pay. */
  maxWinMinor: bigint
  /** The market that it is held to, recorded on the round. */
  marketId: string
  /** Of the market's profile that the bet was checked against: with another by now the bet is refused. */
  marketVersion: number
  /** Of the game's settings, recorded on the round. */
  gameVersion: number
  /** Of a game that is decided at once. */
  decided?: DecidedBet | undefined
  /** A granted spin of the stake's value pays, and the win goes into player:bonus. */
  spin?: SpinTerms | undefined
  /** The announced run that it belongs to. */
  runId?: string | undefined
}

/** What a bet of a run is refused for: the market, a run that has ended or is none, more than it may lose. */
export const runReasons = ['autoplay_not_allowed', 'autoplay_over', 'autoplay_loss_limit'] as const
export type RunReason = (typeof runReasons)[number]

/** Takes a stake from player:main, or a granted spin, and opens a round with the wallet's next nonce. */
export const placeBet: ActionKind<
  PlaceBet,
  | 'round_open'
  | 'insufficient_balance'
  | 'no_spins_left'
  | 'seeds_moved'
  | 'bonus_expired'
  | 'slot_not_allowed'
  | 'bonus_not_allowed'
  | 'bet_too_soon'
  | 'market_moved'
  | RunReason
> = {
  name: 'bet',
  wonMinor: ({ decided, spin }) => (spin ? 0n : (decided?.payoutMinor ?? 0n)),
  reasons: [
    'round_open',
    'insufficient_balance',
    'no_spins_left',
    'seeds_moved',
    'bonus_expired',
    'slot_not_allowed',
    'bonus_not_allowed',
    'bet_too_soon',
    'market_moved',
    ...runReasons,
  ],
  row: ({ decided, spin, ...bet }) => ({
    round_id: bet.roundId,
    game_id: bet.gameId,
    slot: bet.slot,
    stake_minor: String(bet.stakeMinor),
    options: bet.options,
    edge_bp: bet.edgeBp,
    max_win_minor: String(bet.maxWinMinor),
    market_id: bet.marketId,
    market_version: bet.marketVersion,
    game_version: bet.gameVersion,
    spin: spin !== undefined,
    run_id: bet.runId,
    payout_minor: String(decided?.payoutMinor ?? 0n),
    multiplier_e4: String(decided?.multiplierE4 ?? 0n),
    ...(decided && {
      seed_pair_id: decided.seedPairId,
      nonce: decided.nonce,
      result: decided.result,
      hold_ms: HOLD_MS,
    }),
    ...(spin && {
      new_pot_id: spin.newPotId,
      added_required_minor: String(spin.requiredMinor),
      pot_shares: spin.shares,
      pot_ms: spin.lifeMs,
    }),
  }),
}
