import { useHost } from './host.ts'

/** The date of an article, in the notation of the locale; nothing without a date. */
export function ArticleDate({ at, className }: { at: number; className?: string }) {
  const locale = useHost().useLocale()
  if (at <= 0) return null
  // The day is in UTC for every reader, so that the server and every browser write the same one.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  return (
    <time dateTime={new Date(at).toISOString().slice(0, 10)} className={className}>
      {day}
    </time>
  )
}
