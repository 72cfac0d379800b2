/**
 * Amounts here are whole numbers of the smallest unit, as plain numbers: a lab plays ten million rounds. All of them stay
 * below 2^53, since a stake and a loss limit do.
 */
export type Minor = number

/** What becomes of the stake: back to the first one, so many percent of it (rounded down), or so much more. */
export type StakeChange = { to: 'base' } | { to: 'times'; percent: number } | { to: 'plus'; minor: Minor }

/** The rules of a run of bets. */
export interface RunRules {
  /** The first stake. */
  stake: Minor
  /** Stakes that the game takes: what would be smaller is raised to the least, what would be larger stops the run. */
  leastStake: Minor
  mostStake: Minor
  /** After a round that paid more than its stake, and after one that paid less. One that paid the stake changes nothing. */
  onWin: StakeChange
  onLoss: StakeChange
  /** Bets in all. */
  bets: number
  /** No bet is placed that could lose more than this in all. */
  lossLimit: Minor
  /** Stops once this is gained. */
  profit?: Minor | undefined
  /** Stops after a round that has gained more than this. */
  singleWin?: Minor | undefined
}

/**
 * Why a run stops by its own rules: `bets` are all placed, `balance` does not cover the next stake, `loss` would be beyond
 * the limit with it, `stake` would be above what the game takes.
 */
export const STOPS = ['bets', 'profit', 'single-win', 'balance', 'loss', 'stake'] as const
export type Stop = (typeof STOPS)[number]

/** Where a run stands. */
export interface RunCounts {
  /** Bets placed. */
  placed: number
  wagered: Minor
  /** Paid less wagered. */
  net: Minor
  /** The next stake. */
  stake: Minor
  /** What the last round has gained; negative when it lost. */
  lastGain: Minor
}

/** A run before its first bet. */
export function startCounts({ stake }: RunRules): RunCounts {
  return { placed: 0, wagered: 0, net: 0, stake, lastGain: 0 }
}

/** The stake that follows on a round. */
export function stakeAfter(rules: RunRules, stake: Minor, payout: Minor): Minor {
  if (payout === stake) return stake
  const change = payout > stake ? rules.onWin : rules.onLoss
  if (change.to === 'base') return rules.stake
  const next = change.to === 'plus' ? stake + change.minor : Math.floor((stake * change.percent) / 100)
  return next < rules.leastStake ? rules.leastStake : next
}

/** Counts a decided round in. */
export function countRound(rules: RunRules, counts: RunCounts, payout: Minor): void {
  const { stake } = counts
  counts.placed += 1
  counts.wagered += stake
  counts.lastGain = payout - stake
  counts.net += counts.lastGain
  counts.stake = stakeAfter(rules, stake, payout)
}

/** Why no further bet is placed; undefined while there is nothing against one. */
export function findStop(rules: RunRules, counts: RunCounts, balance: Minor): Stop | undefined {
  const { placed, net, stake, lastGain } = counts
  if (placed >= rules.bets) return 'bets'
  if (rules.profit !== undefined && net >= rules.profit) return 'profit'
  if (rules.singleWin !== undefined && lastGain > rules.singleWin) return 'single-win'
  if (stake > balance) return 'balance'
  if (stake - net > rules.lossLimit) return 'loss'
  return stake > rules.mostStake ? 'stake' : undefined
}
