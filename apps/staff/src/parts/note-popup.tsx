import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../language.tsx'
import { TextArea } from './text-area.tsx'

/** Asks for a note or a reason, which must not be empty, before something is done. `children` say what it does. */
export function NotePopup({
  title,
  field,
  confirmLabel,
  isBusy,
  onClose,
  onConfirm,
  children,
}: {
  title: string
  /** The field of the note; `most` characters. */
  field: { label: string; hint: string; most: number }
  confirmLabel: string
  isBusy: boolean
  onClose: () => void
  onConfirm: (note: string) => void
  children?: ReactNode
}) {
  const { t } = useLanguage()
  const [note, setNote] = useState('')
  const text = note.trim()
  return (
    <Popup title={title} closeLabel={t('common.close')} onClose={onClose} closes="button">
      <div className="flex flex-col gap-4">
        {children}
        <TextArea {...field} value={note} onChange={setNote} />
        <Button look="primary" size="l" busy={isBusy} disabled={text === ''} onClick={() => onConfirm(text)}>
          {confirmLabel}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Popup>
  )
}
