import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { useTranslate } from '../session/language.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const t = useTranslate()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
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
