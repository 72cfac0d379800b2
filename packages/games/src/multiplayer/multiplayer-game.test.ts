import { fraction } from '@fairground/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aviatorGame } from '../aviator/index.ts'
import { crashGame } from '../crash/index.ts'
import { crashPointOf } from '../fair/index.ts'
import { HIGHEST_POINT } from '../flight/curve.ts'
import {
  cashOutMinor,
  chanceToReach,
  exposureMinor,
  flightMs,
  parseMultiplayerOptions,
  parseTarget,
  returnAt,
  targetOf,
} from './index.ts'

describe('the options of a bet', () => {
  test.each([
    [{}, { slot: 0 }],
    [
      { slot: 0, autoCashOut: 1.01 },
      { slot: 0, target: 101 },
    ],
    [
      { autoCashOut: 2.37, other: 1 },
      { slot: 0, target: 237 },
    ],
    [{ autoCashOut: 1_000_000 }, { slot: 0, target: HIGHEST_POINT }],
  ])('[BT-01] %j is read as %j', (model, options) => {
    expect(parseMultiplayerOptions(crashGame, model)).toEqual(options)
  })

  test.each([{ slot: 1 }, { slot: -1 }, { slot: '0' }, { slot: null }, { autoCashOut: 1 }, { autoCashOut: 1.001 }])(
    '[BT-01] %j is refused',
    (model) => {
      expect(parseMultiplayerOptions(crashGame, model)).toEqual({ refused: 'invalid_options' })
    },
  )

  test('[BT-02] aviator has two places, crash one', () => {
    expect(parseMultiplayerOptions(aviatorGame, { slot: 1 })).toEqual({ slot: 1 })
    expect(parseMultiplayerOptions(aviatorGame, { slot: 2 })).toEqual({ refused: 'invalid_options' })
  })

  test('[BT-01] a target is read when it lies on the grid of hundredths, and never else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: HIGHEST_POINT }), (hundredths) => {
        expect(parseTarget(hundredths / 100)).toBe(hundredths)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const target = parseTarget(value)
        if (target !== undefined) expect(target / 100).toBe(value)
      }),
    )
    for (const value of [1.000001, 100.005, Number.NaN, Number.POSITIVE_INFINITY, HIGHEST_POINT])
      expect(parseTarget(value)).toBeUndefined()
  })
})

describe('what a target is worth', () => {
  const stake = { stakeMinor: 10_000n }

  test('[FA-05] its chance is (1 - e) / x, and its return the same at every target', () => {
    expect(chanceToReach(200, 300)).toEqual(fraction(97n, 200n))
    for (const target of [101, 150, 200, 1_000, 12_345])
      expect(returnAt(target, 300, stake)).toEqual(fraction(97n, 100n))
  })

  test('[FA-05] flooring and the cap are in the return that is shown', () => {
    expect(returnAt(150, 300, { stakeMinor: 1n })).toEqual(fraction(97n, 150n))
    expect(returnAt(1_000, 300, { stakeMinor: 100n, maxWinMinor: 500n })).toEqual(fraction(97n, 200n))
  })

  test('[FA-05] counted over a fine grid of outcomes, the share that reaches a target is its chance', () => {
    const steps = 1_000_000
    for (const target of [101, 200, 970]) {
      let reachedCount = 0
      for (let at = 0; at < steps; at++) {
        const h = (BigInt(at) * 2n ** 52n) / BigInt(steps)
        if (crashPointOf(h, 300) >= BigInt(target)) reachedCount++
      }
      expect(Math.abs(reachedCount - (steps * 97) / target)).toBeLessThanOrEqual(1)
    }
  })

  test('[BT-01] what a bet may come to is held by its target, else by the highest point, never above the cap', () => {
    expect(exposureMinor({ stakeMinor: 100n, maxWinMinor: 1_000n }, 250)).toBe(250n)
    expect(exposureMinor({ stakeMinor: 100n, maxWinMinor: 1_000n })).toBe(1_000n)
    expect(cashOutMinor({ stakeMinor: 333n }, 101)).toBe(336n)
  })
})

test('[BT-01] a flight ends at its point, and the highest point ends each one', () => {
  expect(flightMs(crashGame, 100n)).toBe(0)
  expect(flightMs(crashGame, 200n)).toBe(crashGame.curve.reaches(200))
  expect(flightMs(crashGame, 10n ** 15n)).toBe(crashGame.curve.reaches(HIGHEST_POINT))
  expect(targetOf(undefined)).toBe(HIGHEST_POINT)
})
