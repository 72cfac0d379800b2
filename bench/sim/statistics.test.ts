import { describe, expect, test } from 'vitest'
import { binomialPValue, deviation, FOUR_SIGMA } from './statistics.ts'

/** P(X = k) of Binomial(n, p) by its definition. */
function term(k: number, n: number, p: number): number {
  let choose = 1
  for (let i = 0; i < k; i++) choose = (choose * (n - i)) / (i + 1)
  return choose * p ** k * (1 - p) ** (n - k)
}

describe('the exact two-sided p-value', () => {
  test.each([
    [20, 0.3],
    [20, 0.96],
    [60, 0.5],
    [45, 0.02],
  ])('of every count of Binomial(%i, %f) is twice the smaller tail', (n, p) => {
    const terms = Array.from({ length: n + 1 }, (_, k) => term(k, n, p))
    const sum = (list: number[]) => list.reduce((total, value) => total + value, 0)
    for (let k = 0; k <= n; k++) {
      const expectedValue = Math.min(1, 2 * Math.min(sum(terms.slice(0, k + 1)), sum(terms.slice(k))))
      expect(binomialPValue(k, n, p) / expectedValue).toBeCloseTo(1, 9)
    }
  })

  test('agrees with four standard deviations of a normal variable where that is a good approximation', () => {
    const n = 100_000_000
    const fourAbove = Math.round(n / 2 + 4 * Math.sqrt(n / 4))
    expect(binomialPValue(fourAbove, n, 0.5) / FOUR_SIGMA).toBeCloseTo(1, 2)
    expect(binomialPValue(n - fourAbove, n, 0.5) / FOUR_SIGMA).toBeCloseTo(1, 2)
    expect(binomialPValue(n / 2, n, 0.5)).toBe(1)
  })

  test('of what cannot happen is 0, of what must happen 1', () => {
    expect(binomialPValue(10, 10, 1)).toBe(1)
    expect(binomialPValue(9, 10, 1)).toBe(0)
  })
})

test('deviation counts standard deviations from the mean', () => {
  expect(deviation(60, 100, 0.5)).toBe(2)
  expect(deviation(40, 100, 0.5)).toBe(-2)
  expect(deviation(10, 10, 1)).toBe(0)
})
