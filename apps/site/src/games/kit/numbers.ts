import { type Fraction, fractionToNumber, numberFormat } from '@fairground/money'

/** A multiplier of the wire (at four decimals) in the locale's notation, never rounded up: `1.4487×`, `24.25×`. */
export function formatMultiplier(multiplier: number, locale: string): string {
  const format = numberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: multiplier < 1000 ? 4 : 2,
    roundingMode: 'trunc',
  })
  return `${format.format(multiplier)}×`
}

/** A multiplier where there is little room: two decimals, thousands in short, never rounded up: `24.25×`, `1.20K×`. */
export function formatShortMultiplier(multiplier: number, locale: string): string {
  const format = numberFormat(locale, {
    notation: 'compact',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  })
  return `${format.format(multiplier)}×`
}

/** A chance or a return in percent, cut to two decimals: `88.00%`. */
export function formatShare(share: Fraction, locale: string): string {
  const percent = numberFormat(locale, { style: 'percent', minimumFractionDigits: 2, roundingMode: 'trunc' })
  return percent.format(fractionToNumber(share))
}

/** A hex digest in short, for lines that are too narrow for it: `59b27c…73db2f`. */
export function shortDigest(digest: string): string {
  return `${digest.slice(0, 6)}…${digest.slice(-6)}`
}

/** How many tries a chance takes on average, at three digits, never rounded down: the `8.6` of "1 in 8.59". */
export function formatOneIn({ numerator, denominator }: Fraction, locale: string): string {
  const format = numberFormat(locale, { maximumSignificantDigits: 3, roundingMode: 'ceil' })
  return format.format(fractionToNumber({ numerator: denominator, denominator: numerator }))
}
