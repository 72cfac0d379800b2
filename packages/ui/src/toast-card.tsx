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

/** A toast is at most 56 px high: a long sentence is written smaller. */
const wordsLook = (title: string) =>
  title.length > 60 ? 'line-clamp-3 text-xs leading-tight' : 'line-clamp-2 text-s leading-tight'

/** A toast, which leaves by itself after its time. */
export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS[toast.kind])
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className="pointer-events-auto flex min-h-11 max-h-14 items-center gap-2 overflow-hidden rounded-m border border-line bg-button py-1 ps-3 pe-1 shadow-raised transition-[opacity,translate] duration-200 ease-out starting:-translate-y-3 starting:opacity-0">
      <span aria-hidden="true" className={cx('size-2.5 shrink-0 rounded-full', edges[toast.tone])} />
      <div className="min-w-0 grow">
        <p className={cx('font-semibold', toast.text ? 'truncate text-s' : wordsLook(toast.title))}>{toast.title}</p>
        {toast.text && <p className="truncate text-s text-muted">{toast.text}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className="min-h-9 shrink-0 px-1 text-s font-semibold text-accent-text underline"
          onClick={() => {
            dismissToast(toast.id)
            toast.action?.press()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        className="grid size-7 shrink-0 place-items-center rounded-s text-muted hover:text-text"
        onClick={() => dismissToast(toast.id)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
