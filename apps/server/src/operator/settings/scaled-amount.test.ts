import { expect, test } from 'vitest'
import { usdCentsOf } from './scaled-amount.ts'

test('the worth of an amount in US cents is exact, and rounded to the nearest cent once', () => {
  expect(usdCentsOf(200_00n, { decimal_length: 2, usd_rate: '1' })).toBe(200_00n)
  expect(usdCentsOf(50_000n, { decimal_length: 0, usd_rate: '0.00006' })).toBe(3_00n)
  expect(usdCentsOf(1n, { decimal_length: 8, usd_rate: '95000' })).toBe(0n)
  expect(usdCentsOf(6n, { decimal_length: 8, usd_rate: '95000' })).toBe(1n)
  expect(usdCentsOf(1_01n, { decimal_length: 2, usd_rate: '0.5' })).toBe(51n)
  expect(usdCentsOf(99_999_999_999_99n, { decimal_length: 2, usd_rate: '0.333333333333' })).toBe(33_333_333_333_30n)
  expect(() => usdCentsOf(1n, { decimal_length: 2, usd_rate: '0' })).toThrow('a currency has the rate 0')
})
