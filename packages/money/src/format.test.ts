import { describe, expect, test } from 'vitest'
import { formatAmount } from './amount-field.ts'
import type { Currency } from './currency.ts'
import { formatCompact, formatMoney } from './format.ts'

const play: Currency = { id: 'GFUN', symbol: 'G$', decimalLength: 2, withdrawDecimalLength: 0 }
/** Locales use no-break spaces; a plain one reads better in a test. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

describe('formatMoney', () => {
  test.each([
    ['en', 123450n, 'G$1,234.50'],
    ['pt-BR', 123450n, 'G$ 1.234,50'],
    ['id-ID', 123450n, 'G$1.234,50'],
    ['en', -5n, '-G$0.05'],
    ['en', 0n, 'G$0.00'],
    ['en', 123456789012345678901n, 'G$1,234,567,890,123,456,789.01'],
  ])('[WA-04] in %s %s prints %s', (locale, minor, text) => {
    expect(withPlainSpaces(formatMoney(minor, play, locale))).toBe(text)
  })

  test('[WA-04] decimals follow the currency', () => {
    expect(formatMoney(1n, { ...play, decimalLength: 8, symbol: '₿' }, 'en')).toBe('₿0.00000001')
    expect(formatMoney(1500n, { ...play, decimalLength: 0, symbol: '¥' }, 'en')).toBe('¥1,500')
  })
})

test.each([
  ['en', 123450n, 2, '1,234.50'],
  ['pt-BR', 123450n, 2, '1.234,50'],
  ['id-ID', 5n, 0, '5'],
])('[WA-04] in %s %s without a symbol prints %s', (locale, minor, decimals, text) => {
  expect(formatAmount(minor, decimals, locale)).toBe(text)
})

test.each([
  ['en', 99_999n, '999.99'],
  ['en', 50n, '0.5'],
  ['en', 100_000n, '1K'],
  ['en', -100_000n, '-1K'],
  ['en', 1_239_999n, '12.3K'],
  ['en', 99_999_999n, '999.9K'],
  ['en', 100_000_000n, '1 million'],
  ['en', 129_999_999n, '1.2 million'],
  ['en', 349_999_999_999n, '3.4 billion'],
  ['pt-BR', 1_239_999n, '12,3K'],
  ['pt-BR', 129_999_999n, '1,2 milhão'],
  ['pt-BR', 349_999_999_999n, '3,4 bilhões'],
  ['id-ID', 1_239_999n, '12,3K'],
  ['id-ID', 129_999_999n, '1,2 juta'],
  ['id-ID', 349_999_999_999n, '3,4 miliar'],
])('[WA-04] in %s %s is short for %s', (locale, minor, text) => {
  expect(withPlainSpaces(formatCompact(minor, 2, locale))).toBe(text)
})

test('[WA-04] a small amount keeps all the decimals that say something', () => {
  expect(formatCompact(12_345_678n, 8, 'en')).toBe('0.12345678')
  expect(formatCompact(12_000_000n, 8, 'en')).toBe('0.12')
})
