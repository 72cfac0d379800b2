const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar; `2026-02-30` is not. */
export function isDay(text: string): boolean {
  return DAY.test(text) && dayOf(new Date(startOfDay(text))) === text
}

/** The first moment of a day in the device's time zone, in milliseconds since 1970. */
export function startOfDay(day: string): number {
  const [, year, month, date] = DAY.exec(day) ?? []
  return new Date(Number(year), Number(month) - 1, Number(date)).getTime()
}

/** The first moment after a day. Some days have 23 hours, some 25. */
export function endOfDay(day: string): number {
  const [, year, month, date] = DAY.exec(day) ?? []
  return new Date(Number(year), Number(month) - 1, Number(date) + 1).getTime()
}

/** The day of a moment in the device's time zone. */
export function dayOf(moment: Date): string {
  const [month, date] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${date}`
}

/** The day that many days ago; 0 is today. */
export function daysAgo(days: number, now: Date): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))
}
