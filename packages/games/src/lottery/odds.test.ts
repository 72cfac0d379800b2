import { compareFractions, type Fraction, fraction, multiplyFractions, subtractFractions } from '@fairground/money'
import { describe, expect, test } from 'vitest'
import { EDGE_RANGE } from '../payout.ts'
import {
  chancesOf,
  findLottery,
  findPick,
  type Lottery,
  lotteries,
  lotteryOdds,
  lotteryReturn,
  mostStakeMinor,
} from './index.ts'
import type { MarketPick } from './odds.ts'
import { oddsTable } from './odds-table.data.ts'

const textOf = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`
const picksOf = ({ markets }: Lottery): MarketPick[] =>
  markets.flatMap((market) => market.picks.map((pick) => ({ market, pick })))

function getLottery(gameId: string): Lottery {
  const lottery = findLottery(gameId)
  if (!lottery) throw new Error(gameId)
  return lottery
}

function rowsOf({ gameId, market, picks }: (typeof oddsTable)[number]): MarketPick[] {
  const lottery = getLottery(gameId)
  const names =
    picks === 'all' ? lottery.markets.find(({ code }) => code === market)?.picks.map(({ pick }) => pick) : picks
  return (names ?? []).map((name) => {
    const marketPick = findPick(lottery, market, name)
    if (!marketPick) throw new Error(`${gameId}.${market} has no pick ${name}`)
    return marketPick
  })
}

/** One pick for each chance that a market of any lottery has: the rest of its odds is the same. */
const differentPicks = [
  ...new Map(
    lotteries.flatMap((lottery) =>
      picksOf(lottery).map((pick) => [[pick.market.ratios, ...chancesOf(pick).map(textOf)].join(' '), pick] as const),
    ),
  ).values(),
]

test.each(oddsTable)('[FA-05] $gameId.$market $picks: chance and odds are those of the table', (row) => {
  const marketPicks = rowsOf(row)
  expect(marketPicks.length).toBeGreaterThan(0)
  for (const marketPick of marketPicks) {
    expect(chancesOf(marketPick).map(textOf)).toEqual(row.chances)
    expect(lotteryOdds(marketPick, 300).map(Number)).toEqual(row.odds)
  }
})

test('every market is in the table, and every chance of it', () => {
  const known = new Set(oddsTable.map(({ gameId, market, chances }) => [gameId, market, ...chances].join(' ')))
  for (const lottery of lotteries)
    for (const marketPick of picksOf(lottery))
      expect(known).toContain([lottery.id, marketPick.market.code, ...chancesOf(marketPick).map(textOf)].join(' '))
})

test.each([
  ['dice3', 4 + 4 + 16 + 6 + 6 + 30 + 15 + 20 + 6 + 1 + 1 + 1],
  ['colour10', 4 + 10 + 1 + 1 + 1],
  ['race10', 100 + 40 + 10 + 17 + 4 + (90 + 720) + (45 + 120) + 10],
  ['sum28', 4 + 2 + 4 + 28 + 5],
  ['digits5', 50 + 20 + 4 + 15 + 3 + (100 + 1000) + (45 + 120 + 90) + 10],
])('%s has %i picks, each under one name', (gameId, count) => {
  const names = picksOf(getLottery(gameId)).map(({ market, pick }) => `${market.code} ${pick.pick}`)
  expect(names.length).toBe(count)
  expect(new Set(names).size).toBe(count)
})

describe('the return', () => {
  test('[FA-05] is the same for every pick at every edge: 1 - e, less at most 0.0045 points of flooring', () => {
    const most = fraction(45n, 1_000_000n)
    for (let edge: number = EDGE_RANGE.min; edge <= EDGE_RANGE.max; edge++) {
      const wanted = fraction(BigInt(10_000 - edge), 10_000n)
      const lost = differentPicks.map((pick) =>
        subtractFractions(wanted, lotteryReturn(pick, lotteryOdds(pick, edge), 10_000n)),
      )
      expect(lost.filter((share) => share.numerator < 0n || compareFractions(share, most) > 0)).toEqual([])
    }
  })

  test('[FA-05] counts what the payout loses to flooring: 96.64 % at worst for a stake of 1.00', () => {
    const returns = differentPicks.map((pick) => lotteryReturn(pick, lotteryOdds(pick, 300), 100n))
    const least = returns.reduce((worst, found) => (compareFractions(found, worst) < 0 ? found : worst))
    const { numerator, denominator } = multiplyFractions(least, fraction(10_000n))
    expect(numerator / denominator).toBe(9664n)
  })

  test('an edge outside 50 to 1000 has no odds', () => {
    for (const pick of differentPicks) {
      expect(() => lotteryOdds(pick, 49)).toThrow(RangeError)
      expect(() => lotteryOdds(pick, 1001)).toThrow(RangeError)
    }
  })
})

describe('the largest stake of a line', () => {
  const limits = { maxStakeMinor: 1000n, maxWinMinor: 100_000n }

  test('is what the odds turn into the maximum win', () => {
    expect(mostStakeMinor(limits, [9_700_000n])).toBe(103n)
  })

  test('is the operator’s for low odds', () => {
    expect(mostStakeMinor(limits, [19_400n])).toBe(1000n)
  })

  test('looks at the best tier', () => {
    expect(mostStakeMinor({ ...limits, maxStakeMinor: 50_000n }, [21_057n, 31_585n, 42_114n])).toBe(23_745n)
  })
})

test('an unknown market or pick is not found', () => {
  const lottery = getLottery('sum28')
  expect(findPick(lottery, 'side', 'big')?.pick.pick).toBe('big')
  for (const [market, pick] of [
    ['side', '28'],
    ['duel', 'big'],
    ['side', 3],
    [undefined, undefined],
  ])
    expect(findPick(lottery, market, pick)).toBeUndefined()
})
