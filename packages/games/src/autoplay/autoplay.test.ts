import { fraction, fractionToNumber } from '@fairground/money'
import { describe, expect, it } from 'vitest'
import { engines } from '../manifests.ts'
import { minesEngine } from '../mines/index.ts'
import { openRound } from '../round.ts'
import { scratchEngine } from '../scratch/index.ts'
import { createLab, estimateMean, estimateShare } from './lab.ts'
import { dryRun, multiplierOfPast } from './past.ts'
import { prizeModel, type RoundModel, steppedModel, targetModel } from './round-model.ts'
import { countRound, findStop, type RunRules, stakeAfter, startCounts } from './rules.ts'
import { drawBelow, simulationWords } from './words.ts'

const rules: RunRules = {
  stake: 100,
  leastStake: 10,
  mostStake: 100_000,
  onWin: { to: 'base' },
  onLoss: { to: 'base' },
  bets: 100,
  lossLimit: 10_000,
}
const words = () => simulationWords([1, 2, 3, 4])
const NO_CAP = 1_000_000_000

/** Plays rules and gives what came of them. */
function playRounds(input: Partial<RunRules>, round: RoundModel, { balance = 10_000, rounds = 400_000 } = {}) {
  const lab = createLab({ rules: { ...rules, ...input }, round, balance, maxWin: NO_CAP })
  lab.play(rounds, words())
  return lab.result()
}

/** An even stake: twice the stake, or nothing. */
const even = (numerator: bigint, denominator: bigint) => targetModel(fraction(numerator, denominator), 20_000n)

describe('the rules of a run', () => {
  it('change the stake after a win and a loss, and leave it after a round that paid the stake', () => {
    const change: RunRules = { ...rules, onLoss: { to: 'times', percent: 200 }, onWin: { to: 'plus', minor: 50 } }
    expect(stakeAfter(change, 300, 0)).toBe(600)
    expect(stakeAfter(change, 300, 299)).toBe(600)
    expect(stakeAfter(change, 300, 300)).toBe(300)
    expect(stakeAfter(change, 300, 301)).toBe(350)
    expect(stakeAfter(rules, 300, 0)).toBe(100)
  })

  it('round a stake down, and never below what the game takes', () => {
    const change: RunRules = { ...rules, onLoss: { to: 'times', percent: 33 } }
    expect(stakeAfter(change, 101, 0)).toBe(33)
    expect(stakeAfter(change, 15, 0)).toBe(10)
  })

  it('stop for each reason exactly at its edge', () => {
    const stopOf = (overrides: Partial<RunRules>, counts: object, balance = 10_000) =>
      findStop({ ...rules, ...overrides }, { ...startCounts(rules), ...counts }, balance)
    expect(stopOf({ bets: 3 }, { placed: 2 })).toBeUndefined()
    expect(stopOf({ bets: 3 }, { placed: 3 })).toBe('bets')
    expect(stopOf({ profit: 50 }, { net: 49 })).toBeUndefined()
    expect(stopOf({ profit: 50 }, { net: 50 })).toBe('profit')
    expect(stopOf({ singleWin: 50 }, { lastGain: 50 })).toBeUndefined()
    expect(stopOf({ singleWin: 50 }, { lastGain: 51 })).toBe('single-win')
    expect(stopOf({}, { stake: 100 }, 100)).toBeUndefined()
    expect(stopOf({}, { stake: 101 }, 100)).toBe('balance')
    expect(stopOf({ lossLimit: 500 }, { net: -400 })).toBeUndefined()
    expect(stopOf({ lossLimit: 500 }, { net: -401 })).toBe('loss')
    expect(stopOf({ mostStake: 100 }, { stake: 101 })).toBe('stake')
  })

  it('never lose more than the limit, whatever comes', () => {
    const doubling: RunRules = { ...rules, onLoss: { to: 'times', percent: 230 }, lossLimit: 1_777 }
    const nextWord = words()
    for (let run = 0; run < 500; run += 1) {
      const counts = startCounts(doubling)
      while (findStop(doubling, counts, 1_000_000) === undefined)
        countRound(doubling, counts, drawBelow(nextWord, 3) === 0 ? counts.stake * 2 : 0)
      expect(counts.net).toBeGreaterThanOrEqual(-1_777)
    }
  })
})

describe('words of a simulation', () => {
  it('are the same for the same seed, and even below any limit', () => {
    const [a, b] = [words(), words()]
    expect(Array.from({ length: 50 }, a)).toEqual(Array.from({ length: 50 }, b))
    for (const limit of [3, 7, 2 ** 40 + 1]) {
      const nextWord = words()
      const counts = [0, 0, 0]
      for (let i = 0; i < 90_000; i += 1) {
        const number = drawBelow(nextWord, limit)
        if (number >= limit || !Number.isInteger(number)) throw new Error(`${number} is not below ${limit}`)
        const third = Math.floor((number * 3) / limit)
        counts[third] = (counts[third] ?? 0) + 1
      }
      // 6 standard deviations of a fair third.
      if (limit !== 7) for (const count of counts) expect(Math.abs(count - 30_000)).toBeLessThan(850)
    }
  })
})

describe('the lab against closed forms', () => {
  const longRun = { bets: 1_000_000, lossLimit: 1_000_000_000, mostStake: NO_CAP }

  it('gambler’s ruin at fair even stakes: b / (a + b)', () => {
    // From 8 stakes, up to 4 more: ruin is 4 of 12.
    const { stops, runs } = playRounds({ ...longRun, profit: 400 }, even(1n, 2n), { balance: 800 })
    const { low, high } = estimateShare(stops.balance, runs)
    expect(stops.balance + stops.profit).toBe(runs)
    expect(low).toBeLessThan(1 / 3)
    expect(high).toBeGreaterThan(1 / 3)
    expect(high - low).toBeLessThan(0.02)
  })

  it('gambler’s ruin with an edge: (r^a - r^n) / (1 - r^n) with r = q / p', () => {
    const { stops, runs } = playRounds({ ...longRun, profit: 500 }, even(97n, 200n), { balance: 500 })
    const r = 103 / 97
    const ruin = (r ** 5 - r ** 10) / (1 - r ** 10)
    const { low, high } = estimateShare(stops.balance, runs)
    expect(low).toBeLessThan(ruin)
    expect(high).toBeGreaterThan(ruin)
  })

  it('doubling after each loss: the limit is met as often as so many losses come in a row', () => {
    // 100 + 200 + 400 + 800 fit into 1500: a run of one win at most fails after four losses.
    const given = { bets: 1_000, profit: 1, lossLimit: 1_500, onLoss: { to: 'times', percent: 200 } } as const
    const { stops, runs, longestStreak } = playRounds(given, even(1n, 2n))
    const { low, high } = estimateShare(stops.loss, runs)
    expect(low).toBeLessThan(1 / 16)
    expect(high).toBeGreaterThan(1 / 16)
    expect(longestStreak).toBe(4)
  })

  it('no staking rule changes the return: the loss is the edge of what was wagered', () => {
    const game = even(97n, 200n)
    for (const onLoss of [{ to: 'base' }, { to: 'times', percent: 200 }, { to: 'plus', minor: 100 }] as const) {
      const { net, wagered, netSquares, runs } = playRounds({ onLoss, bets: 50, lossLimit: 5_000 }, game)
      const { mean, spread } = estimateMean(net, netSquares, runs)
      expect(Math.abs(mean + (Number(wagered) / runs) * 0.03)).toBeLessThan(spread * 2)
    }
  })

  it('counts flat bets exactly: rounds, stakes, one bar a run', () => {
    const { runs, rounds, wagered, bars, stops } = playRounds({ bets: 10 }, even(1n, 2n), { rounds: 10_000 })
    expect({ runs, rounds, wagered, ended: stops.bets }).toEqual({
      runs: 1_000,
      rounds: 10_000,
      wagered: 1_000_000n,
      ended: 1_000,
    })
    expect(bars.reduce((sum, count) => sum + count, 0)).toBe(1_000)
  })

  it('ends at once when the balance does not cover the first stake', () => {
    expect(playRounds({}, even(1n, 2n), { balance: 99 })).toMatchObject({ runs: 1, rounds: 0, stops: { balance: 1 } })
  })
})

describe('a round as chance alone', () => {
  it('has the exact chances of the engine, for each game of steps and each stop', () => {
    for (const engine of engines.filter(({ prizes }) => !prizes)) {
      const [options = {}] = engine.allOptions
      const odds = engine.odds({ options, edge: 300 })
      const stop = Math.min(3, odds.length)
      const { draw, multipliers } = steppedModel(odds, stop)
      const nextWord = words()
      const drawCount = 60_000
      let winCount = 0
      for (let i = 0; i < drawCount; i += 1) winCount += draw(nextWord)
      const reach = odds[stop - 1]
      if (!reach) throw new Error('no step')
      expect(multipliers).toEqual([0n, reach.multiplier])
      const p = fractionToNumber(reach.reach)
      expect(Math.abs(winCount / drawCount - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / drawCount))
    }
  })

  it('draws prizes by their weights', () => {
    const prizes = scratchEngine.prizes?.(300) ?? []
    const { draw } = prizeModel(prizes)
    const nextWord = words()
    const drawCount = 200_000
    const counts = prizes.map(() => 0)
    for (let i = 0; i < drawCount; i += 1) {
      const index = draw(nextWord)
      counts[index] = (counts[index] ?? 0) + 1
    }
    const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
    prizes.forEach(({ weight }, index) => {
      const p = weight / total
      expect(Math.abs((counts[index] ?? 0) / drawCount - p)).toBeLessThan(
        5 * Math.sqrt((p * (1 - p)) / drawCount) + 1e-9,
      )
    })
  })

  it('refuses a step that the game does not have', () => {
    expect(() => steppedModel(minesEngine.odds({ options: { mines: 24 }, edge: 300 }), 2)).toThrow(RangeError)
  })
})

describe('rules over rounds that were', () => {
  const pastRound = (hazards: number[][], options = { mines: 3 }) => ({ options, edge: 300, hazards })

  it('finds what the same picks would have paid', () => {
    const secondMultiplier = minesEngine.odds({ options: { mines: 3 }, edge: 300 })[1]?.multiplier
    expect(multiplierOfPast(minesEngine, pastRound([[4, 5, 6]]), [0, 1])).toBe(secondMultiplier)
    expect(multiplierOfPast(minesEngine, pastRound([[4, 1, 6]]), [0, 1])).toBe(0n)
    expect(multiplierOfPast(minesEngine, pastRound([[4, 5, 6]]), [0, 0])).toBeUndefined()
    expect(multiplierOfPast(minesEngine, pastRound([[4, 5, 6]]), [25])).toBeUndefined()
  })

  it('pays what was paid when the picks are those that were made, in every game', () => {
    for (const engine of engines) {
      for (const options of engine.allOptions.slice(0, 2)) {
        for (let nonce = 0; nonce < 20; nonce += 1) {
          const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'past', nonce }
          let round = openRound(engine, { terms: { options, edge: 300 }, seeds })
          const picks = engine.prizes ? [] : [0]
          for (const pick of picks) round = engine.play(round, pick)
          const multiplier = multiplierOfPast(engine, { options, edge: 300, hazards: round.drawn }, picks)
          expect(multiplier).toBe(engine.multiplier(round))
        }
      }
    }
  })

  it('stops as the rules say, or when the rounds run out', () => {
    const [win, lose] = [(stake: number) => stake * 2, () => 0]
    expect(dryRun({ ...rules, profit: 100 }, [lose, win, win, win], 1_000)).toMatchObject({
      stop: 'profit',
      placed: 3,
      net: 100,
      wagered: 300,
      longestStreak: 1,
    })
    expect(dryRun(rules, [lose, lose], 1_000)).toMatchObject({
      stop: undefined,
      placed: 2,
      net: -200,
      longestStreak: 2,
    })
  })
})

it('the estimate of a chance tightens around it, and is honest about nothing', () => {
  expect(estimateShare(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
  const never = estimateShare(0, 100)
  expect(never.low).toBe(0)
  expect(never.high).toBeGreaterThan(0.02)
  for (let all = 1; all < 20_000; all += 7) {
    expect(estimateShare(0, all).low).toBe(0)
    expect(estimateShare(all, all).high).toBe(1)
  }
})
