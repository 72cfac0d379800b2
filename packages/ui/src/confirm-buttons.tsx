import { Button } from './button.tsx'

/** What stands on the buttons while there is no translation for them (PO-06). */
const CONFIRM = '确认'
const CANCEL = '取消'

/** Yes and no, under a question: the yes first. A label that is missing falls back to the Chinese one. */
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
  /** The yes is being done. */
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
