/** The timing of multiplayer rounds and of the terms of lotteries. `bettingMs` and `endMs` default to the game's own. */
export interface Pace {
  /** Whether this process may drive rounds. */
  isDriving: boolean
  bettingMs?: number
  endMs?: number
  /** Number of rounds of a chain of seeds: a stolen seed tells every round below it, so a short chain loses less. */
  chainLength: number
  /** Interval of the published positions of a flight. */
  syncMs: number
  /** Delay between the end of a flight and the settlement of its losers: an earlier stop may still be running. */
  settleAfterMs: number
  /** Time without a driver after which a round becomes void. */
  voidAfterMs: number
  /** Time until the lease of a lost driver expires. */
  leaseMs: number
  /** Interval of the driver's steps. */
  tickMs: number
  /** Exposure limit of a round, in largest wins of one bet. */
  mostWins: bigint
  /** Exposure limit of a term of a lottery, in largest wins of one line. */
  mostTermWins: bigint
  /** Length of a term and of the pause before its draw; default: the lottery's own. */
  termMs?: number
  closedMs?: number
  /** Time after its closing in which a term must be drawn; later it becomes void. */
  drawWithinMs: number
}

/** The pace of a real server. */
export const PACE: Pace = {
  isDriving: true,
  chainLength: 100_000,
  syncMs: 1_000,
  settleAfterMs: 1_000,
  voidAfterMs: 30_000,
  leaseMs: 2_000,
  tickMs: 25,
  mostWins: 10_000n,
  mostTermWins: 10n,
  drawWithinMs: 600_000,
}
