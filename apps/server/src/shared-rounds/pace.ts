/** How shared rounds go. Betting and end are the game's own where they are not named. */
export interface Pace {
  /** Whether this process drives rounds, where no other does. */
  isDriving: boolean
  bettingMs?: number
  endMs?: number
  /** Rounds of a chain of seeds. */
  chainLength: number
  /** Between two published positions of a flight. */
  syncMs: number
  /** How long after its end a flight's losers are settled: a stop that arrived before the end may still be under way. */
  settleAfterMs: number
  /** A round that nobody has driven for so long is void. */
  voidAfterMs: number
  /** How long a driver that is gone keeps its place. */
  leaseMs: number
  /** The driver looks at its round so often. */
  tickMs: number
  /** What all bets of a round may come to together, in greatest wins of one bet. */
  mostWins: bigint
}

/** The pace of a real server. */
export const PACE: Pace = {
  isDriving: true,
  chainLength: 10_000_000,
  syncMs: 1_000,
  settleAfterMs: 1_000,
  voidAfterMs: 30_000,
  leaseMs: 2_000,
  tickMs: 25,
  mostWins: 10_000n,
}
