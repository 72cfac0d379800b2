/** Players' own games (migration 0050). */
export type MyGameTables = {
  my_game: {
    account_id: string
    game_id: string
    /** Since when it is a favourite; null: it is none. */
    favourite_at: Date | null
    /** When a bet was last placed in it, about; null: never since the table is kept. */
    played_at: Date | null
  }
}
