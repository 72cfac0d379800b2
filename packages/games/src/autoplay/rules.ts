/**
 * An amount in the smallest unit as a number instead of a bigint, since a lab plays ten million rounds. Amounts stay below
 * 2^53, since stakes and loss limits do.
 */
export type Minor = number

/** How the stake changes: back to the first stake, to a percentage of the current one (rounded down), or up by an amount. */
export type StakeChange = { to: 'base' } | { to: 'times'; percent: number } | { to: 'plus'; minor: Minor }

/** The rules of a run of bets. */
export interface RunRules {
  /** The first stake. */
  stake: Minor
  /** Limits of the game's stakes: the run raises a smaller stake to the least, and stops before a larger one. */
  leastStake: Minor
  mostStake: Minor
  /** How the stake changes after a round that paid more than the stake, and after one that paid less. */
  onWin: StakeChange
  onLoss: StakeChange
  /** Number of bets. */
  bets: number
  /** The most that the run may lose; it stops before a bet that could lose more. */
  lossLimit: Minor
  /** The run stops at this profit. */
  profit?: Minor | undefined
  /** The run stops after a round with a larger gain. */
  singleWin?: Minor | undefined
}

/**
 * Why a run stops: `bets`, it placed all bets; `profit` and `single-win`, it reached the rule's amount; `balance`, the next
 * stake is above the balance; `loss`, the next stake could pass the loss limit; `stake`, the game does not take the stake.
 */
export const STOPS = ['bets', 'profit', 'single-win', 'balance', 'loss', 'stake'] as const
export type Stop = (typeof STOPS)[number]

/** The state of a run. */
export interface RunCounts {
  /** Number of bets so far. */
  placed: number
  wagered: Minor
  /** Payouts minus stakes. */
  net: Minor
  /** The next stake. */
  stake: Minor
  /** Gain of the last round; negative for a loss. */
  lastGain: Minor
}

/** A run before its first bet. */
export function startCounts({ stake }: RunRules): RunCounts {
  return { placed: 0, wagered: 0, net: 0, stake, lastGain: 0 }
}

/** The stake after a round. */
export function stakeAfter(rules: RunRules, stake: Minor, payout: Minor): Minor {
  if (payout === stake) return stake
  const change = payout > stake ? rules.onWin : rules.onLoss
  if (change.to === 'base') return rules.stake
  const nextStake = change.to === 'plus' ? stake + change.minor : Math.floor((stake * change.percent) / 100)
  return nextStake < rules.leastStake ? rules.leastStake : nextStake
}

/** Adds a decided round to the counts. */
export function countRound(rules: RunRules, counts: RunCounts, payout: Minor): void {
  const { stake } = counts
  counts.placed += 1
  counts.wagered += stake
  counts.lastGain = payout - stake
  counts.net += counts.lastGain
  counts.stake = stakeAfter(rules, stake, payout)
}

/** Why the run stops before the next bet; undefined while it goes on. */
export function findStop(rules: RunRules, counts: RunCounts, balance: Minor): Stop | undefined {
  const { placed, net, stake, lastGain } = counts
  if (placed >= rules.bets) return 'bets'
  if (rules.profit !== undefined && net >= rules.profit) return 'profit'
  if (rules.singleWin !== undefined && lastGain > rules.singleWin) return 'single-win'
  if (stake > balance) return 'balance'
  if (stake - net > rules.lossLimit) return 'loss'
  return stake > rules.mostStake ? 'stake' : undefined
}
