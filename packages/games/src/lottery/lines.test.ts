import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openStream } from '../fair/index.ts'
import { dice3 } from './dice3.ts'
import { digits5 } from './digits5.ts'
import {
  findPick,
  type Lottery,
  type LotteryLine,
  liabilityMinor,
  lotteryOdds,
  qualifiedTurnoverMinor,
  settleLine,
} from './index.ts'
import { lists, range } from './outcomes.ts'
import { sum28 } from './sum28.ts'

function lineOf(lottery: Lottery, market: string, pick: string, stakeMinor: bigint): LotteryLine {
  const marketPick = findPick(lottery, market, pick)
  if (!marketPick) throw new Error(`${lottery.id}.${market} has no pick ${pick}`)
  return { pick: marketPick.pick, stakeMinor, odds: lotteryOdds(marketPick, 300) }
}
const paid = (lines: readonly LotteryLine[], result: readonly number[]) =>
  lines.reduce((sum, line) => sum + settleLine(line, result), 0n)
const stakes = (lines: readonly LotteryLine[]) => lines.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
const largest = (amounts: readonly bigint[]) => amounts.reduce((most, amount) => (amount > most ? amount : most))

/** A few lines of any market and stake. */
const slipOf = (lottery: Lottery) => {
  const all = lottery.markets.flatMap(({ code, picks }) => picks.map(({ pick }) => [code, pick] as const))
  const line = fc.tuple(fc.constantFrom(...all), fc.bigInt({ min: 1n, max: 5000n }))
  return fc
    .array(line, { minLength: 1, maxLength: 6 })
    .map((list) => list.map(([[market, pick], stake]) => lineOf(lottery, market, pick, stake)))
}

describe('a settled line', () => {
  test.each([
    [[2, 3, 2], 'side', 'small', 194n],
    [[2, 3, 2], 'side', 'big', 0n],
    [[6, 6, 6], 'side', 'big', 194n],
    [[6, 6, 6], 'side', 'even', 194n],
    [[2, 3, 2], 'face', '3', 210n],
    [[2, 3, 2], 'face', '2', 315n],
    [[6, 6, 6], 'face', '6', 421n],
    [[2, 3, 2], 'face', '6', 0n],
    [[2, 3, 2], 'pairplus', '2,2,3', 6984n],
    [[2, 3, 2], 'pairplus', '3,3,2', 0n],
  ])('of dice3 on %j: 1.00 on %s %s is paid %i', (result, market, pick, payout) => {
    expect(settleLine(lineOf(dice3, market, pick, 100n), result)).toBe(payout)
  })

  test('is floored once', () => {
    expect(settleLine(lineOf(dice3, 'face', '3', 99n), [2, 3, 2])).toBe(208n)
  })
})

describe('the liability of a slip', () => {
  test('floors each of several lines on one pick', () => {
    const lines = [lineOf(dice3, 'face', '3', 99n), lineOf(dice3, 'face', '3', 99n), lineOf(dice3, 'face', '3', 1n)]
    expect(lines.map((line) => settleLine(line, [3, 3, 1]))).toEqual([312n, 312n, 3n])
    expect(liabilityMinor(lines)).toBe(largest(lists(range(1, 6), 3).map((result) => paid(lines, result))))
  })

  test('is exact where all lines are in one group', () => {
    const results = lists(range(1, 6), 3)
    fc.assert(
      fc.property(slipOf(dice3), (lines) => {
        expect(liabilityMinor(lines)).toBe(largest(results.map((result) => paid(lines, result))))
      }),
      { numRuns: 60 },
    )
  })

  test('is never below what any result pays', () => {
    const nextWord = openStream('ab'.repeat(32), 'liability')
    const results = Array.from({ length: 300 }, () => digits5.draw(nextWord))
    fc.assert(
      fc.property(slipOf(digits5), (lines) => {
        const liability = liabilityMinor(lines)
        for (const result of results) expect(paid(lines, result)).toBeLessThanOrEqual(liability)
      }),
      { numRuns: 60 },
    )
  })

  test('sums over groups, because both can win', () => {
    const lines = [lineOf(digits5, 'place', '1:7', 100n), lineOf(digits5, 'place', '2:7', 100n)]
    expect(liabilityMinor(lines)).toBe(1940n)
    expect(liabilityMinor([])).toBe(0n)
  })
})

describe('the qualified turnover', () => {
  test.each([
    ['one side', [['side', 'big', 100n]], 100n],
    [
      'both sides',
      [
        ['side', 'big', 100n],
        ['side', 'small', 100n],
      ],
      6n,
    ],
  ] as const)('of %s', (_, list, turnover) => {
    expect(qualifiedTurnoverMinor(list.map(([market, pick, stake]) => lineOf(sum28, market, pick, stake)))).toBe(
      turnover,
    )
  })

  test('of all ten digits of a place is what they lose together', () => {
    const lines = range(0, 9).map((digit) => lineOf(digits5, 'place', `3:${digit}`, 10n))
    expect(qualifiedTurnoverMinor(lines)).toBe(3n)
  })

  test('is the largest loss of any result where all lines are in one group', () => {
    const results = lists(range(1, 6), 3)
    fc.assert(
      fc.property(slipOf(dice3), (lines) => {
        const worst = largest(results.map((result) => stakes(lines) - paid(lines, result)))
        expect(qualifiedTurnoverMinor(lines)).toBe(worst > 0n ? worst : 0n)
      }),
      { numRuns: 60 },
    )
  })
})
