import type { DeskHours } from '@fairground/contract/site-settings'

const MINUTE_MS = 60_000
/** Steps in which the next opening is looked for: times of a desk are whole quarters of an hour or are found a little late. */
const STEP_MS = 15 * MINUTE_MS
const WEEK_MS = 8 * 24 * 60 * MINUTE_MS

const WEEKDAYS: Readonly<Record<string, number>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 }

/** Whether the desk is within its hours; without hours it always is. @param atMs milliseconds since 1970 */
export function isDeskOpen(hours: DeskHours | null, atMs: number): boolean {
  if (hours === null) return true
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: hours.timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(atMs)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const time = `${partOf('hour')}:${partOf('minute')}`
  return hours.days.includes(WEEKDAYS[partOf('weekday')] ?? 0) && hours.from <= time && time < hours.until
}

/**
 * When the desk opens next, milliseconds since 1970; undefined while it is open, and where it never is.
 * @param atMs milliseconds since 1970
 */
export function nextOpening(hours: DeskHours | null, atMs: number): number | undefined {
  if (isDeskOpen(hours, atMs)) return undefined
  const begin = Math.floor(atMs / STEP_MS) * STEP_MS
  for (let at = begin + STEP_MS; at <= begin + WEEK_MS; at += STEP_MS) {
    if (isDeskOpen(hours, at)) return at
  }
  return undefined
}
