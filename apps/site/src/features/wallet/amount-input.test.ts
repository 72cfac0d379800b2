import { expect, test } from 'vitest'
import { parseAmountText, quickAmounts } from './amount-input.ts'

test.each([
  ['100', 100],
  [' 12.5 ', 12.5],
  ['12,50', 12.5],
  ['0.01', 0.01],
])('%s is an amount', (text, amount) => {
  expect(parseAmountText(text, 2)).toBe(amount)
})

test.each(['', 'ten', '1e3', '-5', '1.234', '1.2.3', 'NaN', '1 000', '9999999999999'])('%s is none', (text) => {
  expect(parseAmountText(text, 2)).toBeUndefined()
})

test('quick amounts stay inside the limits', () => {
  expect(quickAmounts(1, 100_000)).toEqual([50, 100, 500, 1000])
  expect(quickAmounts(60, 700)).toEqual([500])
  expect(quickAmounts(20_000, 30_000)).toEqual([])
})
