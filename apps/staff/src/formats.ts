/** How numbers and times are written in a language, in the reader's time zone. */
export interface Formats {
  /** An amount with its currency's symbol and decimals. */
  money(value: number, currency: { symbol: string; decimalLength: number }): string
  /** A moment: day and time. */
  moment(atMs: number): string
  /** How long ago a moment was, in its largest unit: `3 hours ago`. */
  age(atMs: number, nowMs: number): string
  /** A size of a file. */
  bytes(value: number): string
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Creates the formats of a locale. */
export function createFormats(locale: string): Formats {
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const ages = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const sizes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  return {
    money(value, { symbol, decimalLength }) {
      const digits = { minimumFractionDigits: decimalLength, maximumFractionDigits: decimalLength }
      return `${symbol}${new Intl.NumberFormat(locale, digits).format(value)}`
    },
    moment: (atMs) => moments.format(atMs),
    age(atMs, nowMs) {
      const passedMs = Math.max(0, nowMs - atMs)
      const [unit, lengthMs] = UNITS.find(([, unitMs]) => passedMs >= unitMs) ?? ['minute', 60_000]
      return ages.format(-Math.floor(passedMs / lengthMs), unit)
    },
    bytes: (value) => sizes.format(Math.max(1, Math.round(value / 1024))),
  }
}
