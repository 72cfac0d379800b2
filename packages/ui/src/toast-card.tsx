import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { cx } from './cx.ts'
import { dismissToast, TOAST_DURATION_MS, type Toast } from './toast-store.ts'

const edges: Record<Toast['tone'], string> = {
  quiet: 'bg-faint',
  win: 'bg-win',
  loss: 'bg-loss',
  info: 'bg-info',
}

/** A toast, which leaves by itself after its time. */
export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS[toast.kind])
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className="pointer-events-auto flex items-start gap-3 overflow-hidden rounded-m border border-line bg-button p-3 shadow-raised transition-[opacity,translate] duration-200 ease-out starting:translate-y-3 starting:opacity-0">
      <span aria-hidden="true" className={cx('mt-1.5 size-2.5 shrink-0 rounded-full', edges[toast.tone])} />
      <div className="min-w-0 grow">
        <p className="text-s font-semibold">{toast.title}</p>
        {toast.text && <p className="text-s text-muted">{toast.text}</p>}
        {toast.action && (
          <button
            type="button"
            className="min-h-9 text-s font-semibold text-accent-text underline"
            onClick={() => {
              dismissToast(toast.id)
              toast.action?.press()
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="-m-1 grid size-7 shrink-0 place-items-center rounded-s text-muted hover:text-text"
        onClick={() => dismissToast(toast.id)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
