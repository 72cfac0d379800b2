import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from '../close-button.tsx'

/** A panel in the place of the field. It takes the focus; Escape and its button leave it. */
export function Panel({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="flex max-h-[60%] shrink-0 flex-col border-t border-line bg-block pb-[max(0.5rem,env(safe-area-inset-bottom))] outline-none"
    >
      <div className="flex items-center gap-2 ps-3">
        <p id={titleId} className="min-w-0 grow truncate text-s font-semibold">
          {title}
        </p>
        <CloseButton onClose={onClose} />
      </div>
      <div className="min-h-0 relative overflow-y-auto px-3 pb-1">{children}</div>
    </div>
  )
}
