import { readFileSync } from 'node:fs'
import { type Fraction, floorMultiply } from '@fairground/money'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import {
  chancesOf,
  type Lottery,
  type LotteryMarket,
  lotteries,
  lotteryOdds,
  lotteryReturn,
  type MarketPick,
} from './index.ts'

const EDGE = 300
/** So many picks of the same chance are named; more are counted. */
const MOST_NAMES = 6

const textOf = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`
/** A share as a percentage, floored to four decimals: `96.9965 %`. */
const percentOf = (share: Fraction) => `${(Number(floorMultiply(1_000_000n, share)) / 10_000).toFixed(4)} %`

/** The rows of a market: one for each different chance. */
function rowsOf(market: LotteryMarket): string[] {
  const byChance = new Map<string, MarketPick[]>()
  for (const pick of market.picks) {
    const chance = chancesOf({ market, pick }).map(textOf).join(', ')
    byChance.set(chance, [...(byChance.get(chance) ?? []), { market, pick }])
  }
  return [...byChance].map(([chance, picks]) => {
    const marketPick = picks[0] as MarketPick
    const odds = lotteryOdds(marketPick, EDGE)
    const names =
      picks.length > MOST_NAMES ? `${picks.length} picks` : picks.map(({ pick }) => `\`${pick.pick}\``).join(' ')
    const returns = [1_000_000n, 1000n, 100n].map((stakeMinor) =>
      percentOf(lotteryReturn(marketPick, odds, stakeMinor)),
    )
    return `| ${[market.code, names, chance, odds.map(multiplierToNumber).join(', '), ...returns].join(' | ')} |`
  })
}

const rowsOfPage = (id: string) =>
  readFileSync(new URL(`../../../../docs/games/${id}.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z0-9]+ \|.*\d %/.test(line))

test.each(lotteries.map((lottery): [string, Lottery] => [lottery.id, lottery]))(
  '[FA-05] the par sheet of %s is what the rules compute',
  (id, { markets }) => {
    expect(rowsOfPage(id)).toEqual(markets.flatMap(rowsOf))
  },
)
