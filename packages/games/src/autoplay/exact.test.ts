import { fraction } from '@fairground/money'
import { describe, expect, it } from 'vitest'
import { engines } from '../manifests.ts'
import { type ExactResult, exactRun } from './exact.ts'
import { createLab, estimateMean } from './lab.ts'
import { prizeModel, type RoundModel, steppedModel, targetModel } from './round-model.ts'
import { type RunRules, STOPS, type StakeChange } from './rules.ts'
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
const NO_CAP = 1_000_000_000
const ENOUGH = 20_000_000
const even = (numerator: bigint, denominator: bigint) => targetModel(fraction(numerator, denominator), 20_000n)

function follow(overrides: Partial<RunRules>, round: RoundModel, balance = 1_000_000): ExactResult {
  const result = exactRun({ rules: { ...rules, ...overrides }, round, balance, maxWin: NO_CAP }, ENOUGH)
  if (!result) throw new Error('too much to follow')
  return result
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('a run that is worked out', () => {
  it('flat bets: the profit is binomial, the loss is the edge of all stakes', () => {
    const { stops, losing, wagered, net } = follow({ bets: 3 }, even(97n, 200n))
    const [win, lose] = [0.485, 0.515]
    expect(stops.bets).toBeCloseTo(1, 12)
    expect(wagered).toBeCloseTo(300, 9)
    expect(net).toBeCloseTo(-9, 9)
    expect(losing).toBeCloseTo(lose ** 3 + 3 * lose ** 2 * win, 12)
  })

  it('ten thousand flat bets stay within what may be followed, and lose nothing of what matters', () => {
    const { stops, wagered, untracked } = follow({ bets: 10_000, lossLimit: 1_000_000 }, even(97n, 200n), 10_000_000)
    expect(untracked).toBeLessThan(1e-9)
    expect(stops.bets).toBeCloseTo(1, 9)
    expect(wagered).toBeCloseTo(1_000_000, 2)
  })

  it('gambler’s ruin with an edge: (r^a - r^n) / (1 - r^n) with r = q / p', () => {
    const { stops } = follow({ bets: 10_000, profit: 500, lossLimit: 1_000_000 }, even(97n, 200n), 500)
    const r = 103 / 97
    expect(stops.balance).toBeCloseTo((r ** 5 - r ** 10) / (1 - r ** 10), 9)
    expect(stops.balance + stops.profit).toBeCloseTo(1, 9)
  })

  it('doubling after each loss: four losses in a row meet the limit', () => {
    const onLoss: StakeChange = { to: 'times', percent: 200 }
    const { stops, wagered, net } = follow({ bets: 1_000, profit: 1, lossLimit: 1_500, onLoss }, even(1n, 2n))
    expect(stops.loss).toBeCloseTo(1 / 16, 12)
    expect(stops.profit).toBeCloseTo(15 / 16, 12)
    // 100 at once, 200 after one loss, 400 after two, 800 after three.
    expect(wagered).toBeCloseTo(100 + 200 / 2 + 400 / 4 + 800 / 8, 9)
    expect(net).toBeCloseTo(0, 9)
  })

  it('ends at once when the balance does not cover the first stake', () => {
    expect(follow({}, even(1n, 2n), 99)).toMatchObject({ wagered: 0, net: 0, stops: { balance: 1, bets: 0 } })
  })

  it('says that it is too much instead of taking for ever', () => {
    const input = { rules: { ...rules, bets: 5_000 }, round: even(1n, 2n), balance: 1_000_000, maxWin: NO_CAP }
    expect(exactRun(input, 1_000)).toBeUndefined()
  })
})

/** Rules that nobody has picked by hand, and the round of some game. */
function anyRun(number: number): { given: Partial<RunRules>; round: RoundModel; balance: number } {
  const nextWord = simulationWords([number, 7, 9, 11])
  const below = (limit: number) => drawBelow(nextWord, limit)
  const change = (): StakeChange =>
    ([{ to: 'base' }, { to: 'times', percent: 50 + below(200) }, { to: 'plus', minor: below(80) }] as const)[
      below(3)
    ] ?? { to: 'base' }
  const engine = engines[below(engines.length)]
  const [options = {}] = engine?.allOptions ?? []
  const odds = engine?.odds({ options, edge: 300 }) ?? []
  return {
    round: engine?.prizes ? prizeModel(engine.prizes(300)) : steppedModel(odds, 1 + below(Math.min(3, odds.length))),
    balance: 300 + below(3_000),
    given: {
      ...{ bets: 2 + below(9), lossLimit: 100 + below(1_500), onWin: change(), onLoss: change() },
      ...(below(2) === 0 && { profit: 50 + below(600) }),
      ...(below(3) === 0 && { singleWin: below(200) }),
    },
  }
}

describe('what is worked out is what is tried', () => {
  it.each(Array.from({ length: 24 }, (_, at) => at))('run %i of any game, by any rules', (number) => {
    const { given, round, balance } = anyRun(number)
    const exactResult = follow(given, round, balance)
    const lab = createLab({ rules: { ...rules, ...given }, round, balance, maxWin: NO_CAP })
    lab.play(60_000, simulationWords([3, 1, 4, number]))
    const labResult = lab.result()
    expect(sum(Object.values(exactResult.stops)) + exactResult.untracked).toBeCloseTo(1, 9)
    expect(sum(exactResult.bars) + exactResult.untracked).toBeCloseTo(1, 9)
    // Six standard deviations; a few runs more or less where the chance is tiny.
    const near = (chance: number, count: number) => {
      expect(Math.abs(count - chance * labResult.runs)).toBeLessThan(6 * Math.sqrt(chance * labResult.runs) + 6)
    }
    for (const stop of STOPS) near(exactResult.stops[stop], labResult.stops[stop])
    near(exactResult.losing, labResult.losing)
    for (const [bar, chance] of exactResult.bars.entries()) near(chance, labResult.bars[bar] ?? 0)
    const { mean, spread } = estimateMean(labResult.wagered, labResult.wageredSquares, labResult.runs)
    expect(Math.abs(mean - exactResult.wagered)).toBeLessThan(4 * spread + 1)
  })
})
