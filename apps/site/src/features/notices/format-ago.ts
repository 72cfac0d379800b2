const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats how long ago something was, for the locale; after a week the date. */
export function formatAgo(atMs: number, nowMs: number, locale: string): string {
  const ago = Math.max(0, nowMs - atMs)
  if (ago >= 7 * DAY) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(atMs)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (ago >= DAY) return words.format(-Math.floor(ago / DAY), 'day')
  if (ago >= HOUR) return words.format(-Math.floor(ago / HOUR), 'hour')
  return words.format(-Math.floor(ago / MINUTE), 'minute')
}
