import { useLocale } from './language.ts'

/** Prints a moment (milliseconds since 1970) in the player's language and time zone. */
export function useMoment(): (ms: number) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (ms) => format.format(ms)
}
