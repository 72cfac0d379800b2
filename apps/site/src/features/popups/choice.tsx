import type { PhraseKey } from '@fairground/phrases'
import { ConfirmButtons } from '@fairground/ui/confirm-buttons'
import { useTranslate } from '../../kernel/language/language.ts'

/** The yes and no buttons of a popup's question, by the keys of their texts. */
export function Choice({
  confirm,
  cancel = 'popups.later',
  onConfirm,
  onCancel,
  busy = false,
}: {
  confirm: PhraseKey
  cancel?: PhraseKey
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
}) {
  const t = useTranslate()
  // The translator returns an unknown key unchanged; then the button uses its default text (PO-06).
  const findText = (key: PhraseKey) => {
    const text = t(key)
    return text === key ? undefined : text
  }
  return (
    <ConfirmButtons
      confirmLabel={findText(confirm)}
      cancelLabel={findText(cancel)}
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={busy}
    />
  )
}
