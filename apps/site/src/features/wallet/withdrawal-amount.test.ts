import { expect, it } from 'vitest'
import { largestAmount } from './withdrawal-amount.ts'

it.each([
  [1, 1234.56, 1234],
  [1, 0.99, 0],
  [1, 250_000, 100_000],
  [0.01, 0.29, 0.29],
  [0.1, 0.39, 0.3],
  [0.00000001, 0.12345678, 0.12345678],
  [undefined, 0.12345678, 0.12345678],
])('[WA-03] in steps of %s a balance of %d lets %d go', (step, balance, amount) => {
  expect(largestAmount({ max: 100_000, ...(step !== undefined && { step }) }, balance)).toBe(amount)
})
