import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.ts'
import { shownToasts, subscribeToasts, type Toast } from './toast-store.ts'
import css from './toasts.module.css'

const noToasts: readonly Toast[] = []
const loadCard = () => import('./toast-card.tsx')
const ToastCard = lazyPart(loadCard, 'ToastCard')

/** The place of toasts: a live region under the header. One per page. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => noToasts)
  // Loaded before the first toast, which may have to say that the network is gone.
  useEffect(() => void loadCard().catch(() => undefined), [])
  return (
    <div aria-live="polite" className={css.lane}>
      <Suspense>
        {toasts.map((item) => (
          <ToastCard key={item.id} toast={item} closeLabel={closeLabel} />
        ))}
      </Suspense>
    </div>
  )
}
