import { useLanguage } from '../language.tsx'

/** A line of a history, in words. */
export interface HistoryLine {
  at: number
  what: string
  who: string
  note: string
}

/** What has happened, the earliest first: when, what, by whom, with which note. */
export function History({ label, lines }: { label: string; lines: readonly HistoryLine[] }) {
  const { formats } = useLanguage()
  return (
    <ol aria-label={label} className="flex flex-col gap-3 border-s-2 border-line ps-4">
      {lines.map(({ at, what, who, note }) => (
        <li key={`${at} ${what} ${who}`} className="flex flex-col gap-0.5">
          <span className="text-s">
            <span className="font-semibold">{what}</span> <span className="text-muted">{who}</span>
          </span>
          <time dateTime={new Date(at).toISOString()} className="nums text-xs text-muted">
            {formats.moment(at)}
          </time>
          {note !== '' && <span className="rounded-s bg-ground px-3 py-2 text-s break-words">{note}</span>}
        </li>
      ))}
    </ol>
  )
}
