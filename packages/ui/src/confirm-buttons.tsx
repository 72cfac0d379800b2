import { Button } from './button.tsx'

/** The labels without a translation (PO-06). */
const CONFIRM = '确认'
const CANCEL = '取消'

/** Yes and no below a question, the yes first. A missing label falls back to the Chinese one. */
export function ConfirmButtons({
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy = false,
}: {
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  onConfirm: () => void
  onCancel: () => void
  /** Whether the confirmed action runs. */
  busy?: boolean
}) {
  return (
    <div className="flex flex-col gap-3">
      <Button look="primary" size="l" busy={busy} onClick={onConfirm}>
        {confirmLabel || CONFIRM}
      </Button>
      <Button look="ghost" onClick={onCancel}>
        {cancelLabel || CANCEL}
      </Button>
    </div>
  )
}
