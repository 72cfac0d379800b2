/** The stats of this tab. Amounts in the smallest unit. */
export interface Stats {
  rounds: number
  wins: number
  losses: number
  wagered: number
  profit: number
  /** Consecutive rounds with a profit, or (negative) with a loss. */
  streak: number
  /** The profit after each round, newest last; only the newest ones stay. */
  points: readonly number[]
}

/** The stats before the first round. */
export const noStats: Stats = { rounds: 0, wins: 0, losses: 0, wagered: 0, profit: 0, streak: 0, points: [] }

/** The most rounds in the chart. */
const MOST_POINTS = 120

/** Adds a decided round. One that paid exactly its stake is neither a win nor a loss, and ends a streak. */
export function countStats(stats: Stats, stake: number, payout: number): Stats {
  const gain = payout - stake
  const profit = stats.profit + gain
  return {
    rounds: stats.rounds + 1,
    wins: stats.wins + (gain > 0 ? 1 : 0),
    losses: stats.losses + (gain < 0 ? 1 : 0),
    wagered: stats.wagered + stake,
    profit,
    streak: gain === 0 ? 0 : gain > 0 ? Math.max(stats.streak, 0) + 1 : Math.min(stats.streak, 0) - 1,
    points: [...stats.points, profit].slice(-MOST_POINTS),
  }
}

/** The chart's line in a box of the given size, with the position of zero: `M0 20 L4 18 …`. */
export function chartOf(points: readonly number[], width: number, height: number): { path: string; zero: number } {
  const line = [0, ...points]
  const [low, high] = [Math.min(...line), Math.max(...line)]
  const span = high - low || 1
  const y = (value: number) => Math.round(((high - value) / span) * height * 10) / 10
  const step = width / Math.max(1, line.length - 1)
  const path = line
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${Math.round(at * step * 10) / 10} ${y(value)}`)
    .join(' ')
  return { path, zero: y(0) }
}
