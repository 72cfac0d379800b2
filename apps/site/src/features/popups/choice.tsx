import type { PhraseKey } from '@fairground/phrases'
import { ConfirmButtons } from '@fairground/ui'
import { useTranslate } from '../../kernel/language/language.ts'

/** Yes and no under a popup's question, by the keys of their texts. */
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
  // A key without a text comes back as it is: the buttons then have their own last resort (PO-06).
  const found = (key: PhraseKey) => {
    const text = t(key)
    return text === key ? undefined : text
  }
  return (
    <ConfirmButtons
      confirmLabel={found(confirm)}
      cancelLabel={found(cancel)}
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={busy}
    />
  )
}
