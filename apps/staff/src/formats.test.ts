import { expect, test } from 'vitest'
import { createFormats } from './formats.ts'

const { money, age } = createFormats('en')

test('an amount has the symbol and the decimals of its currency', () => {
  expect(money(5001, { symbol: 'G$', decimalLength: 2 })).toBe('G$5,001.00')
  expect(money(250_000, { symbol: 'Rp', decimalLength: 0 })).toBe('Rp250,000')
})

test.each([
  [0, 'this minute'],
  [-5_000, 'this minute'],
  [90_000, '1 minute ago'],
  [3 * 3_600_000, '3 hours ago'],
  [49 * 3_600_000, '2 days ago'],
])('%d ms ago is "%s"', (passedMs, words) => {
  expect(age(1_000_000_000_000 - passedMs, 1_000_000_000_000)).toBe(words)
})
