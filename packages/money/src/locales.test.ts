import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberToMinor } from './amount.ts'
import type { Currency } from './currency.ts'
import { formatCompact, formatMoney } from './format.ts'

const LOCALES = ['en', 'pt-BR', 'id-ID'] as const
/** The separators of each locale: of thousands, and before the decimals. */
const SEPARATORS = { en: [',', '.'], 'pt-BR': ['.', ','], 'id-ID': ['.', ','] } as const
const CURRENCIES: readonly Currency[] = [
  { id: 'IDR', symbol: 'Rp', decimalLength: 0, withdrawDecimalLength: 0 },
  { id: 'BRL', symbol: 'R$', decimalLength: 2, withdrawDecimalLength: 2 },
  { id: 'BTC', symbol: '₿', decimalLength: 8, withdrawDecimalLength: 8 },
]
const plain = (text: string) => text.replace(/\s/g, ' ')
/** Amounts around every border: nothing, one unit, thousand, million, what a safe integer holds, and debts. */
const amounts = fc.oneof(
  fc.constantFrom(0n, 1n, -1n, 999n, 1000n, 99_999n, 100_000n, 99_999_999n, 100_000_000n),
  fc.bigInt({ min: -BigInt(Number.MAX_SAFE_INTEGER), max: BigInt(Number.MAX_SAFE_INTEGER) }),
)

/** Reads a written amount back. */
function readBack(text: string, locale: (typeof LOCALES)[number], symbol: string): string {
  const [thousands, point] = SEPARATORS[locale]
  return text.replace(symbol, '').replace(/\s/g, '').replaceAll(thousands, '').replace(point, '.')
}

describe('amounts in the notations of the product', () => {
  it.each(LOCALES)('[WA-03] [WA-04] in %s an amount keeps each of its digits, and its symbol', (locale) => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (minor, currency) => {
        const text = formatMoney(minor, currency, locale)
        const digits = readBack(text, locale, currency.symbol)
        expect(text).toContain(currency.symbol)
        expect(BigInt(digits.replace('.', ''))).toBe(minor)
        expect(digits.split('.')[1]?.length ?? 0).toBe(currency.decimalLength)
      }),
    )
  })

  it.each(LOCALES)('[WA-04] in %s a short amount is never larger than the amount', (locale) => {
    const words = { K: 3, million: 6, billion: 9, milhão: 6, milhões: 6, bilhão: 9, bilhões: 9, juta: 6, miliar: 9 }
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 11n }), (whole) => {
        const text = plain(formatCompact(whole, 0, locale)).replace(/(\d)K$/, '$1 K')
        const [number = '', word] = text.split(' ')
        const power = word === undefined ? 0 : (words[word as keyof typeof words] ?? Number.NaN)
        const shown = Number(readBack(number, locale, '')) * 10 ** power
        expect(shown).toBeLessThanOrEqual(Number(whole) + 1e-6)
        expect(shown).toBeGreaterThan(Number(whole) * 0.89 - 1)
      }),
    )
  })

  it.each([
    ['en', 999.999, '₿999.99900000', '999.999'],
    ['pt-BR', 999.999, '₿ 999,99900000', '999,999'],
    ['id-ID', 999.999, '₿ 999,99900000', '999,999'],
    ['en', 999_999, '₿999,999.00000000', '999.9K'],
    ['pt-BR', 999_999, '₿ 999.999,00000000', '999,9K'],
    ['id-ID', 999_999, '₿ 999.999,00000000', '999,9K'],
    ['en', 0.00000001, '₿0.00000001', '0.00000001'],
  ] as const)(
    '[WA-03] [WA-04] in %s %d of a currency with 8 decimals is %s, in short %s',
    (locale, value, full, short) => {
      const currency = { id: 'BTC', symbol: '₿', decimalLength: 8, withdrawDecimalLength: 8 }
      const minor = numberToMinor(value, 8)
      expect(plain(formatMoney(minor, currency, locale)).replace('₿ ', '₿')).toBe(full.replace('₿ ', '₿'))
      expect(formatCompact(minor, 8, locale)).toBe(short)
    },
  )
})
