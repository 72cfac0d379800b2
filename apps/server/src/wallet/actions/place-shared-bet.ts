import type { ActionKind, MoneyRequest } from '../action.ts'
import { type RunReason, runReasons } from './place-bet.ts'

/** A bet to take in the round of a shared game that takes bets now. Limits and options are checked before. */
export type PlaceSharedBet = MoneyRequest & {
  /** UUIDv7 of the bet's own round; those of one batch are accepted in its order. */
  roundId: string
  gameId: string
  /** Which of the game's places for a bet. A place holds one open bet. */
  slot: number
  stakeMinor: bigint
  options: unknown
  /** Most that the bet may pay. */
  maxWinMinor: bigint
  /** Automatic cash-out in hundredths; undefined: by hand. */
  targetE2: number | undefined
  /** The market that it is held to, recorded on the round. */
  marketId: string
  /** Of the market's profile that the bet was checked against: with another by now the bet is refused. */
  marketVersion: number
  /** Of the game's settings, recorded on the round. */
  gameVersion: number
  /** What the bet may come to at the most: the shared round holds that much of its own limit. */
  exposureMinor: bigint
  /** The announced run that it belongs to. */
  runId?: string | undefined
  /** The shared round that it is for; undefined: the one that takes bets now. */
  termId?: string | undefined
}

/** Takes a stake from player:main into the shared round; the house edge is that round's. */
export const placeSharedBet: ActionKind<
  PlaceSharedBet,
  | 'betting_closed'
  | 'round_open'
  | 'insufficient_balance'
  | 'round_full'
  | 'slot_not_allowed'
  | 'bet_too_soon'
  | 'market_moved'
  | RunReason
> = {
  name: 'shared_bet',
  reasons: [
    'betting_closed',
    'round_open',
    'insufficient_balance',
    'round_full',
    'slot_not_allowed',
    'bet_too_soon',
    'market_moved',
    ...runReasons,
  ],
  row: (bet) => ({
    round_id: bet.roundId,
    game_id: bet.gameId,
    slot: bet.slot,
    stake_minor: String(bet.stakeMinor),
    options: bet.options,
    max_win_minor: String(bet.maxWinMinor),
    target_e2: bet.targetE2 ?? null,
    exposure_minor: String(bet.exposureMinor),
    market_id: bet.marketId,
    market_version: bet.marketVersion,
    game_version: bet.gameVersion,
    run_id: bet.runId,
    term_id: bet.termId,
  }),
}
