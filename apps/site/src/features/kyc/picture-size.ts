const KB = 1000
const MB = 1000 * KB

/** A number of bytes in words, such as `1.4 MB`, in the player's language. */
export function sizeInWords(bytes: number, locale: string): string {
  const [unit, size, digits] =
    bytes >= MB ? (['megabyte', bytes / MB, 1] as const) : (['kilobyte', bytes / KB, 0] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits })
  return format.format(Math.max(size, 1))
}
