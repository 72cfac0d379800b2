import { commitmentOf, openStream, roundMessage, type WordSource } from '@fairground/games/fair'
import { chancesOf, type Lottery, type LotteryPick, lotteryOdds } from '@fairground/games/lottery'
import { fractionToNumber } from '@fairground/money'
import type { StopResult } from './compare.ts'
import type { StreamKind } from './play.ts'
import { binomialPValue, deviation } from './statistics.ts'
import { keyStream } from './words.ts'

/** No value of a group is larger than 45, the highest sum of five digits. */
const BASE = 46

/** Settings of simulated terms. */
interface TermRun {
  rounds: number
  /** House edge in basis points. */
  edge: number
  /** `fair` draws each term from a chain, like a real one; `fast` draws from a key stream. */
  stream: StreamKind
  label: string
}

/** The result of one tier of a pick. */
type TierResult = StopResult & { readonly options: { readonly market: string; readonly pick: string } }

/** Draws terms of a lottery, and compares how often each tier of every pick wins with its exact chance. */
export function simulateTerms(lottery: Lottery, run: TermRun): TierResult[] {
  const counts = countOutcomes(lottery, run)
  return lottery.markets.flatMap((market) =>
    market.picks.flatMap((pick) => {
      const odds = lotteryOdds({ market, pick }, run.edge)
      const wins = winsOf(pick, counts.get(pick.group.id), odds.length)
      return chancesOf({ market, pick }).map((chance, tier) => {
        const [likely, times, count] = [fractionToNumber(chance), Number(odds[tier]) / 10_000, wins[tier] ?? 0]
        return {
          options: { market: market.code, pick: pick.pick },
          step: tier + 1,
          reachedCount: count,
          exactReturn: likely * times,
          foundReturn: (count / run.rounds) * times,
          sigmas: deviation(count, run.rounds, likely),
          pValue: binomialPValue(count, run.rounds, likely),
        }
      })
    }),
  )
}

const keyOf = (values: readonly number[]) => values.reduce((key, value) => key * BASE + value + 1, 0)

/** How often each outcome of each group came, by the group's id and the outcome's key. */
function countOutcomes(lottery: Lottery, run: TermRun): Map<string, Map<number, number>> {
  const counters = lottery.groups.map((group) => ({ group, counts: new Map<number, number>() }))
  const nextTerm = run.stream === 'fair' ? chainOf(lottery, run) : wordsOf(lottery, run)
  for (let term = 0; term < run.rounds; term++) {
    const result = lottery.draw(nextTerm())
    for (const { group, counts } of counters) {
      const key = keyOf(group.read(result))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return new Map(counters.map(({ group, counts }) => [group.id, counts]))
}

/** How often each tier of a pick won. */
function winsOf({ group, tierOf }: LotteryPick, counts: Map<number, number> | undefined, tiers: number): number[] {
  const wins = new Array<number>(tiers).fill(0)
  for (const { values } of group.outcomes) {
    const tier = tierOf(values)
    if (tier !== undefined) wins[tier] = (wins[tier] ?? 0) + (counts?.get(keyOf(values)) ?? 0)
  }
  return wins
}

function wordsOf({ id }: Lottery, { label }: TermRun): () => WordSource {
  const nextWord = keyStream(`${label}:${id}`)
  return () => nextWord
}

/** Walks the chain from its top, as it is made; terms use the same seeds in the opposite order. */
function chainOf({ id }: Lottery, { label }: TermRun): () => WordSource {
  let seed = Buffer.from(label.padEnd(32, '.').slice(0, 32)).toString('hex')
  let number = 0
  return () => {
    seed = commitmentOf(seed)
    number += 1
    return openStream(seed, roundMessage(`fairground-${id}`, number, ''))
  }
}
