/** How many bets each player counts with in the awards figure (SU-13). */
const BETS_A_PLAYER = 10

/** The awards figure's bet amount: players × the default bet × 10 (SU-13). */
export function awardsAmount({ players, defaultBetAmount }: { players: number; defaultBetAmount: number }): number {
  return players * defaultBetAmount * BETS_A_PLAYER
}
