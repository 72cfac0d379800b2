import { useOnline } from '../kernel/browser/use-online.ts'
import { useTranslate } from '../kernel/language/language.ts'

/** Shows for as long as the network is gone, over the head of what follows, where no header of a desktop says it: nothing moves. */
export function OfflineBanner() {
  return (
    <div
      role="status"
      className="sticky top-16 z-30 h-0 desktop:in-[:not([data-header=none]):has(>header>*>[role=status])]:hidden"
    >
      <Word className="border-b border-line px-4" />
    </div>
  )
}

/** The same in the header of a desktop, where the search stands otherwise. */
export function OfflineNote() {
  return (
    <span role="status" className="peer hidden desktop:contents">
      <Word className="max-w-85 rounded-m px-3" />
    </span>
  )
}

function Word({ className }: { className: string }) {
  const t = useTranslate()
  const online = useOnline()
  return (
    !online && (
      <p
        className={`flex min-h-11 items-center justify-center gap-2 bg-button py-1 leading-tight text-s font-semibold ${className}`}
      >
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full border-2 border-current text-accent-text" />
        {t('shell.offline')}
      </p>
    )
  )
}
