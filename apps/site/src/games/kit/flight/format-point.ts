const formats = new Map<string, Intl.NumberFormat>()

/** A multiplier of a flight, given in hundredths, in the locale's notation: `2.31×`. */
export function formatPoint(hundredths: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    formats.set(locale, format)
  }
  return `${format.format(hundredths / 100)}×`
}

/** A multiplier of the wire in whole hundredths. */
export const hundredthsOf = (multiplier: number): number => Math.round(multiplier * 100)
