/** Wins that boards have shown (migration 0062). */
export type WinnerTables = {
  board_win: {
    round_id: string
    account_id: string
    currency_id: string
    game_id: string
    /** Of the player, masked. */
    name: string
    payout_minor: bigint
    multiplier_e4: bigint
    at: Date
  }
}
