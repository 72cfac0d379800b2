import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crashPointOf } from './crash-point.ts'

const RANGE = 2n ** 52n

test('[FA-01] the lowest h crashes at once, the highest one last', () => {
  expect(crashPointOf(0n, 300)).toBe(100n)
  expect(crashPointOf(RANGE - 1n, 300)).toBe(97n * RANGE)
})

test('[FA-01] for each target x the chance to reach it is (1 - e) / x, to the last of 2^52 numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 1000 }), fc.bigInt({ min: 101n, max: 10n ** 7n }), (edge, target) => {
      // h reaches the target when (10000 - e) × 2^52 ≥ 100 × target × (2^52 - h)
      const leftSide = BigInt(10_000 - edge) * RANGE
      const enough = RANGE - leftSide / (100n * target)
      expect(crashPointOf(enough, edge) >= target).toBe(true)
      expect(crashPointOf(enough - 1n, edge) >= target).toBe(false)
    }),
  )
})
