import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, readTypedAmount } from './amount-field.ts'
import { formatMoney } from './format.ts'

const amount = (minor: bigint) => ({ kind: 'amount', minor })
const ambiguous = (...meanings: string[]) => ({ kind: 'ambiguous', meanings })
const malformed = { kind: 'malformed' }
const readText = (text: string, decimalLength: number, locale: string) =>
  readTypedAmount(text, { decimalLength }, locale)

/** The product's locales, and others with every kind of mark, grouping and digits that Intl knows. */
const LOCALES = [
  ...['en', 'pt-BR', 'id-ID', 'de', 'de-AT', 'de-CH', 'fr', 'fr-CH', 'es', 'es-MX', 'pt-PT', 'pl', 'sv', 'nb', 'fi'],
  ...['en-IN', 'hi', 'bn', 'mr', 'ne', 'ar-EG', 'ar-SA', 'fa', 'ur', 'ps', 'he', 'tr', 'ru', 'uk', 'bg', 'cs', 'hu'],
  ...[
    'th-u-nu-thai',
    'my',
    'ja',
    'zh',
    'ko',
    'vi',
    'fil',
    'ms',
    'sw',
    'am',
    'ka',
    'hy',
    'lt',
    'lv',
    'et',
    'sl',
    'en-ZA',
  ],
  ...['gsw', 'rm', 'it-CH', 'es-CR', 'dz', 'ckb', 'mni', 'sat', 'ff-Adlm', 'nqo', 'zh-u-nu-fullwide'],
]
const CURRENCIES = [
  { id: 'IDR', symbol: 'Rp', decimalLength: 0, withdrawDecimalLength: 0 },
  { id: 'G$', symbol: 'G$', decimalLength: 2, withdrawDecimalLength: 2 },
  { id: 'AED', symbol: 'د.إ.', decimalLength: 2, withdrawDecimalLength: 2 },
  { id: 'KWD', symbol: 'د.ك', decimalLength: 3, withdrawDecimalLength: 3 },
  { id: 'BTC', symbol: '₿', decimalLength: 8, withdrawDecimalLength: 8 },
  { id: 'ETH', symbol: 'Ξ', decimalLength: 18, withdrawDecimalLength: 8 },
]
const amounts = fc.oneof(
  fc.constantFrom(0n, 1n, 10n, 999n, 1000n, 1001n, 99_999n, 100_000n, 1_000_000n, 123_456_789n),
  fc.bigInt({ min: 0n, max: 10n ** 20n }),
)

describe('an amount that a person types', () => {
  test.each(LOCALES)('[WA-04] in %s what is printed is read back, with and without its symbol', (locale) => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (minor, currency) => {
        const { decimalLength } = currency
        expect(readTypedAmount(formatMoney(minor, currency, locale), currency, locale)).toEqual(amount(minor))
        expect(readText(formatAmount(minor, decimalLength, locale), decimalLength, locale)).toEqual(amount(minor))
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['id-ID', '10.000', 0, 10_000n],
    ['id-ID', '2.500.000', 0, 2_500_000n],
    ['id-ID', 'Rp 2.500.000', 0, 2_500_000n],
    ['id-ID', '10.50', 2, 1050n],
    ['id-ID', '1,234.50', 2, 123_450n],
    ['pt-BR', '1.000', 2, 100_000n],
    ['pt-BR', '1.234,5', 2, 123_450n],
    ['pt-BR', '0,5', 2, 50n],
    ['pt-BR', ',5', 2, 50n],
    ['en', '10', 2, 1000n],
    ['en', '10.5', 2, 1050n],
    ['en', '10.', 2, 1000n],
    ['en', '10,50', 2, 1050n],
    ['en', ' 007 ', 2, 700n],
    ['en', '1,000', 2, 100_000n],
    ['en', '1.234.567', 2, 123_456_700n],
    ['en', '1.234,56', 2, 123_456n],
    ['en', '1 000,50', 2, 100_050n],
    ['en', '1\u202f000\u00a0000.5', 2, 100_000_050n],
    ['en', "1'234.50", 2, 123_450n],
    ['en', '1’234’567', 0, 1_234_567n],
    ['en-IN', '12,34,567', 0, 1_234_567n],
    ['en-IN', '1,234,567', 0, 1_234_567n],
    ['en', '٢٬٥٠٠٫٥٠', 2, 250_050n],
    ['en', '１０．５０', 2, 1050n],
    ['id-ID', '１０，５０', 2, 1050n],
    ['en', '\u200f12\u200e', 0, 12n],
  ] as const)('in %s %j with %i decimals is %s', (locale, text, decimalLength, minor) => {
    expect(readTypedAmount(text, { decimalLength, symbol: 'Rp' }, locale)).toEqual(amount(minor))
  })

  test.each([
    ['en', '1.000', 2, ['1', '1,000']],
    ['en', '10.000', 0, ['10', '10,000']],
    ['en', '2.500', 0, ['2.5', '2,500']],
    ['en', '1.005', 2, ['1.005', '1,005']],
    ['pt-BR', '1,000', 2, ['1', '1.000']],
    ['id-ID', '25,000', 0, ['25', '25.000']],
  ] as const)('in %s %j with %i decimals has two meanings', (locale, text, decimalLength, meanings) => {
    expect(readText(text, decimalLength, locale)).toEqual(ambiguous(...meanings))
  })

  test.each(['', ' ', '\u00a0', '\u200f'])('%j is nothing', (text) => {
    expect(readText(text, 2, 'en')).toEqual({ kind: 'empty' })
  })

  test.each([
    ...[
      'ten',
      '-5',
      '−5',
      '+5',
      '1e3',
      'NaN',
      'Infinity',
      '0x10',
      '.',
      ',',
      "'",
      '1..2',
      '1,,000',
      '1.2.3',
      '1,00,0',
      '12,34,567',
    ],
    ...['1,0000', '10.0000', '0.001', '12 34', '1 00', ',1,000', '1,000,', '0,001.5', '1/2', '½', '二', '1\u200b2'],
    '9'.repeat(61),
  ])('%j is no amount of two decimals', (text) => {
    expect(readText(text, 2, 'en')).toEqual(malformed)
  })
})
