import { compareFractions, fraction } from '@fairground/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crashPointOf } from '../fair/crash-point.ts'
import { cashOutMinor, chanceToReach, LOWEST_TARGET, parseTarget, returnAt } from './multiplayer-game.ts'

describe('targets of an automatic cash-out', () => {
  test.each([
    [1.01, 101],
    [2, 200],
    [1.1, 110],
    [4.35, 435],
    [1_000_000, 100_000_000],
  ])('[BT-01] [BT-02] %d is %d hundredths', (value, hundredths) => {
    expect(parseTarget(value)).toBe(hundredths)
  })

  test.each([1, 1.005, 0, -2, 1_000_000.01, Number.NaN, Number.POSITIVE_INFINITY, '2', undefined])(
    '[BT-01] [BT-02] %s is none',
    (value) => {
      expect(parseTarget(value)).toBeUndefined()
    },
  )
})

describe('what a target is worth', () => {
  test('[BT-01] [BT-02] a flight reaches x with the chance (1 - e) / x', () => {
    expect(chanceToReach(200, 300)).toEqual(fraction(97n, 200n))
  })

  test('[BT-01] [BT-02] the chance is what the crash points give, to their last bit', () => {
    const all = 2n ** 52n
    fc.assert(
      fc.property(fc.integer({ min: LOWEST_TARGET, max: 100_000 }), fc.integer({ min: 50, max: 1000 }), (x, edge) => {
        // The least h whose point reaches the target, by halving.
        let [low, high] = [0n, all - 1n]
        while (low < high) {
          const middle = (low + high) / 2n
          if (crashPointOf(middle, edge) >= BigInt(x)) high = middle
          else low = middle + 1n
        }
        const exactReturn = chanceToReach(x, edge)
        expect(compareFractions(fraction(all - low, all), exactReturn)).toBeLessThanOrEqual(0)
        expect(compareFractions(fraction(all - low + 1n, all), exactReturn)).toBeGreaterThan(0)
      }),
    )
  })

  test('[BT-01] [BT-02] a cash-out is cut once, and at most the cap', () => {
    expect(cashOutMinor({ stakeMinor: 333n }, 201)).toBe(669n)
    expect(cashOutMinor({ stakeMinor: 333n, maxWinMinor: 500n }, 201)).toBe(500n)
  })

  test('[BT-01] [BT-02] the return is the same at every target where nothing is cut', () => {
    for (const target of [101, 200, 1234, 100_000])
      expect(returnAt(target, 300, { stakeMinor: 10_000n })).toEqual(fraction(97n, 100n))
    expect(returnAt(150, 300, { stakeMinor: 1n })).toEqual(fraction(9_700n, 15_000n))
  })
})
