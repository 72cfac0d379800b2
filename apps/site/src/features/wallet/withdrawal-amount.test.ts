import { expect, it } from 'vitest'
import { feeOf, isOnStep, largestAmount } from './withdrawal-amount.ts'

const terms = { max: 100_000, step: 1, feeBp: 0, feeFixed: 0 }

it.each([
  [1, 1234.56, 1234],
  [1, 0.99, 0],
  [1, 250_000, 100_000],
  [0.01, 0.29, 0.29],
  [0.1, 0.39, 0.3],
  [0.00000001, 0.12345678, 0.12345678],
])('[WA-03] in steps of %d a balance of %d lets %d go', (step, balance, amount) => {
  expect(largestAmount({ ...terms, step }, balance)).toBe(amount)
})

it('tells an amount between the steps', () => {
  expect([0.3, 0.29, 5].map((amount) => isOnStep({ ...terms, step: 0.1 }, amount))).toEqual([true, false, true])
  expect(isOnStep({ ...terms, step: 0.01 }, 1.15)).toBe(true)
})

it('charges a share that is rounded up, and a fixed part, but never more than the amount', () => {
  const costly = { ...terms, feeBp: 150, feeFixed: 0.5 }
  expect(feeOf(costly, 100, 2)).toBe(2)
  expect(feeOf(costly, 0.33, 2)).toBe(0.33)
  expect(feeOf({ ...costly, feeFixed: 0 }, 1.01, 2)).toBe(0.02)
  expect(feeOf(terms, 100, 2)).toBe(0)
})
