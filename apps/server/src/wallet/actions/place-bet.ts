import type { ActionKind, MoneyRequest } from '../action.ts'

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
}

/** Takes a stake from player:main and opens a round with the wallet's next nonce. */
export const placeBet: ActionKind<PlaceBet, 'round_open' | 'insufficient_balance'> = {
  name: 'bet',
  reasons: ['round_open', 'insufficient_balance'],
  row: (bet) => ({
    round_id: bet.roundId,
    game_id: bet.gameId,
    slot: bet.slot,
    stake_minor: String(bet.stakeMinor),
    options: bet.options,
    edge_bp: bet.edgeBp,
    max_win_minor: String(bet.maxWinMinor),
  }),
}
