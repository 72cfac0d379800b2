import { useOnline } from '../kernel/browser/use-online.ts'
import { useTranslate } from '../kernel/language/language.ts'

/** Shows for as long as the network is gone, over the head of what follows: nothing moves. */
export function OfflineBanner() {
  const t = useTranslate()
  const online = useOnline()
  return (
    <div role="status" className="sticky top-16 z-30 h-0">
      {!online && (
        <p className="flex min-h-11 items-center justify-center gap-2 border-b border-line bg-button px-4 py-1 leading-tight text-s font-semibold">
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 rounded-full border-2 border-current text-accent-text"
          />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
