import { useOnline } from '../kernel/browser/use-online.ts'
import { useTranslate } from '../kernel/language/language.ts'

/** Shows for as long as the network is gone, over the head of the page, unless the note stands in a search's place: nothing moves. */
export function OfflineBanner() {
  return (
    <div
      role="status"
      className="sticky top-16 z-30 h-0 in-[:has(main_[data-offline])]:hidden desktop:in-[:has(>header_[data-offline])]:hidden"
    >
      <Word />
    </div>
  )
}

/** The same in the place of a search: that of the header on desktops, else that of the page. */
export function OfflineNote() {
  return (
    <span role="status" data-offline className="contents">
      <Word />
    </span>
  )
}

function Word() {
  const t = useTranslate()
  const online = useOnline()
  return (
    !online && (
      <p className="flex min-h-11 items-center justify-center gap-2 rounded-m bg-button px-3 py-1 leading-tight text-s font-semibold">
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full border-2 border-current text-accent-text" />
        {t('shell.offline')}
      </p>
    )
  )
}
