import { describe, expect, it } from 'vitest'
import { chartOf, countStats, noStats, type Stats } from './stats.ts'

const statsOf = (...rounds: readonly (readonly [stake: number, paid: number])[]): Stats =>
  rounds.reduce((stats, [stake, payout]) => countStats(stats, stake, payout), noStats)

describe('live stats', () => {
  it('count profit, what was wagered, wins and losses, and each point of the chart', () => {
    expect(statsOf([100, 0], [100, 250], [100, 100])).toEqual({
      ...{ rounds: 3, wins: 1, losses: 1, wagered: 300, profit: 50 },
      ...{ streak: 0, points: [-100, 50, 50] },
    })
  })

  it('a streak goes on, turns, and ends with a round that paid its stake', () => {
    expect(statsOf([1, 2], [1, 2]).streak).toBe(2)
    expect(statsOf([1, 2], [1, 2], [1, 0]).streak).toBe(-1)
    expect(statsOf([1, 0], [1, 0], [1, 0]).streak).toBe(-3)
    expect(statsOf([1, 0], [1, 1]).streak).toBe(0)
  })

  it('the chart begins at zero, spans its box, and keeps the newest rounds', () => {
    expect(chartOf([], 100, 40)).toEqual({ path: 'M0 0', zero: 0 })
    expect(chartOf([10, -10], 100, 40)).toEqual({ path: 'M0 20 L50 0 L100 40', zero: 20 })
    const longStats = statsOf(...Array.from({ length: 200 }, () => [1, 2] as const))
    expect(longStats.points).toHaveLength(120)
    expect(longStats.points.at(-1)).toBe(200)
  })
})
