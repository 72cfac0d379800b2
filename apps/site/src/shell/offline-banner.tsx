import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '../kernel/browser/use-online.ts'
import { useTranslate } from '../kernel/language/language.ts'

/** Shows for as long as the network is gone. */
export function OfflineBanner() {
  const t = useTranslate()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-button px-4 py-2 text-s font-semibold">
          <WifiOff size={18} aria-hidden="true" className="shrink-0 text-accent-text" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
