const formats = new Map<string, Intl.NumberFormat>()

/** Formats a multiplier in hundredths for the locale: `2.31×`. */
export function formatPoint(hundredths: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    formats.set(locale, format)
  }
  return `${format.format(hundredths / 100)}×`
}

/** A multiplier from the API in whole hundredths. */
export const hundredthsOf = (multiplier: number): number => Math.round(multiplier * 100)
