import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.ts'
import { shownToasts, subscribeToasts, type Toast } from './toast-store.ts'

const noToasts: readonly Toast[] = []
const loadCard = () => import('./toast-card.tsx')
const ToastCard = lazyPart(loadCard, 'ToastCard')

/** The place of toasts: a live region at the bottom (phone) or the lower inline end. One per page. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => noToasts)
  // Loaded before the first toast, which may have to say that the network is gone.
  useEffect(() => void loadCard().catch(() => undefined), [])
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-22 z-2000 mx-auto flex max-w-[var(--column-width)] flex-col items-stretch gap-2 tablet:inset-x-auto tablet:end-6 tablet:bottom-6 tablet:w-96"
    >
      <Suspense>
        {toasts.map((item) => (
          <ToastCard key={item.id} toast={item} closeLabel={closeLabel} />
        ))}
      </Suspense>
    </div>
  )
}
