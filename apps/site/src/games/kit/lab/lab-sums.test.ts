import { createLab, exactRun, type RunRules, simulationWords } from '@fairground/games/autoplay'
import { fraction } from '@fairground/money'
import { describe, expect, it } from 'vitest'
import { type LabNews, modelOf, type PlayedGame } from './lab-job.ts'
import { chanceOf, expectedLoss, isFlat, mostCost, RUIN, returnOf } from './lab-sums.ts'

const game: PlayedGame = { gameId: 'mines', options: { mines: 3 }, edge: 300, steps: 2 }
const rules: RunRules = {
  ...{ stake: 500, leastStake: 100, mostStake: 100_000, bets: 10, lossLimit: 10_000 },
  ...{ onWin: { to: 'base' }, onLoss: { to: 'base' } },
}
const NO_CAP = 100_000_000

function simulate(runRules: RunRules, balance = 50_000): LabNews {
  const lab = createLab({ rules: runRules, round: modelOf(game), balance, maxWin: NO_CAP })
  lab.play(100_000, simulationWords([5, 6, 7, 8]))
  return { exact: undefined, result: lab.result(), isDone: true }
}

describe('the sums of the lab', () => {
  it('the loss of flat bets is exact: the edge of all stakes', () => {
    const payBack = returnOf(game, 500n, BigInt(NO_CAP))
    // A stake of 5.00 pays 6.29 with a chance of (22 · 21) / (25 · 24).
    expect(payBack).toEqual(fraction(629n * 22n * 21n, 500n * 25n * 24n))
    expect(isFlat(rules, 5_000)).toBe(true)
    const { wageredMinor, lossMinor, spreadMinor } = expectedLoss(rules, 50_000, payBack, simulate(rules))
    expect({ wageredMinor, lossMinor, spreadMinor }).toEqual({ wageredMinor: 5_000n, lossMinor: 156n, spreadMinor: 0n })
  })

  it('anything that could stop a run early makes it an estimate', () => {
    const wild: RunRules[] = [
      { ...rules, onLoss: { to: 'times', percent: 200 } },
      { ...rules, profit: 100 },
      { ...rules, singleWin: 100 },
      { ...rules, lossLimit: 4_999 },
    ]
    for (const wildRules of wild) {
      expect(isFlat(wildRules, 50_000)).toBe(false)
      expect(expectedLoss(wildRules, 50_000, fraction(97n, 100n), simulate(wildRules)).spreadMinor).toBeGreaterThan(0n)
    }
    expect(isFlat(rules, 4_999)).toBe(false)
  })

  it('an exact chance has no range, and lies in the range of the simulated one', () => {
    const wild: RunRules = { ...rules, lossLimit: 4_000, onLoss: { to: 'times', percent: 200 } }
    const simulatedNews = simulate(wild)
    const exact = exactRun({ rules: wild, round: modelOf(game), balance: 50_000, maxWin: NO_CAP }, 1_000_000)
    const news = { ...simulatedNews, exact }
    expect(chanceOf(news, RUIN).range).toBeUndefined()
    const { low = 1, high = 0 } = chanceOf(simulatedNews, RUIN).range ?? {}
    expect(chanceOf(news, RUIN).share).toBeGreaterThan(low - 0.01)
    expect(chanceOf(news, RUIN).share).toBeLessThan(high + 0.01)
    const payBack = returnOf(game, 500n, BigInt(NO_CAP))
    const [exactLoss, simulatedLoss] = [news, simulatedNews].map((labNews) =>
      expectedLoss(wild, 50_000, payBack, labNews),
    )
    expect(exactLoss?.spreadMinor).toBe(0n)
    expect(Math.abs(Number((exactLoss?.wageredMinor ?? 0n) - (simulatedLoss?.wageredMinor ?? 0n)))).toBeLessThan(100)
  })

  it('ruin is the balance that does not cover the next stake as well as the loss limit', () => {
    const untilRuin: RunRules = { ...rules, bets: 1_000_000, lossLimit: 4_000, profit: 4_000 }
    const byLimit = simulate(untilRuin)
    const byBalance = simulate({ ...untilRuin, lossLimit: 1_000_000 }, 4_000)
    expect(byLimit.result.stops.loss).toBeGreaterThan(0)
    expect(byBalance.result.stops.balance).toBeGreaterThan(0)
    const [limitShare, balanceShare] = [byLimit, byBalance].map((news) => chanceOf(news, RUIN).share)
    expect(balanceShare).toBe(limitShare)
    for (const news of [byLimit, byBalance]) expect(chanceOf(news, [...RUIN, 'profit']).share).toBe(1)
  })

  it('the most that a run can cost is its loss limit, or all stakes where they are one', () => {
    expect(mostCost(rules)).toBe(5_000)
    expect(mostCost({ ...rules, bets: 100 })).toBe(10_000)
    expect(mostCost({ ...rules, onLoss: { to: 'times', percent: 200 } })).toBe(10_000)
  })

  it('[BT-01] the return of a multiplayer game is that of its automatic cash-out', () => {
    const crash: PlayedGame = { gameId: 'crash', options: { autoCashOut: 2 }, edge: 300, steps: 0 }
    expect(returnOf(crash, 500n, BigInt(NO_CAP))).toEqual(fraction(97n, 100n))
    expect(modelOf(crash).multipliers).toEqual([0n, 20_000n])
  })
})
