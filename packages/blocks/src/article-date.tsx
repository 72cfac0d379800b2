import { useHost } from './host.ts'

/** The day on which an article was written, in the words of the locale; nothing for one without. */
export function ArticleDate({ at, className }: { at: number; className?: string }) {
  const locale = useHost().useLocale()
  if (at <= 0) return null
  // The day is the operator's, wherever the reader is: so the server and every browser write the same one.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  return (
    <time dateTime={new Date(at).toISOString().slice(0, 10)} className={className}>
      {day}
    </time>
  )
}
