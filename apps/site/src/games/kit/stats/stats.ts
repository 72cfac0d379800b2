/** What has been played in this tab. Amounts in smallest units. */
export interface Stats {
  rounds: number
  wins: number
  losses: number
  wagered: number
  profit: number
  /** Rounds in a row that each gained, or (negative) each lost. */
  streak: number
  /** The profit after each round, the newest last; the oldest are left out. */
  points: readonly number[]
}

/** Nothing played yet. */
export const noStats: Stats = { rounds: 0, wins: 0, losses: 0, wagered: 0, profit: 0, streak: 0, points: [] }

/** Rounds in the chart. */
const MOST_POINTS = 120

/** Counts a decided round in. One that paid its stake back is neither won nor lost, and ends a streak. */
export function countStats(stats: Stats, stake: number, paid: number): Stats {
  const gain = paid - stake
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

/** The chart's line in a box of a width and a height, with where zero lies: `M0 20 L4 18 …`. */
export function chartOf(points: readonly number[], width: number, height: number): { path: string; zero: number } {
  const all = [0, ...points]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = high - low || 1
  const y = (value: number) => Math.round(((high - value) / span) * height * 10) / 10
  const step = width / Math.max(1, all.length - 1)
  const path = all.map((value, at) => `${at === 0 ? 'M' : 'L'}${Math.round(at * step * 10) / 10} ${y(value)}`).join(' ')
  return { path, zero: y(0) }
}
