import { ConfirmButtons } from '@fairground/ui/confirm-buttons'
import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useLanguage } from '../language.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { WithdrawalWish } from './withdrawal-decision.tsx'
import type { WithdrawalDetails } from './withdrawals-queries.ts'

/** What the popups of a decision get. */
export interface DecisionPopupProps {
  withdrawal: WithdrawalDetails
  isBusy: boolean
  onClose: () => void
  onConfirm: (wish: WithdrawalWish) => void
}

/** Asks once more before money goes out; the note is for the history. */
export function ApprovePopup({ withdrawal, isBusy, onClose, onConfirm }: DecisionPopupProps) {
  const { t, formats } = useLanguage()
  const [note, setNote] = useState('')
  const { amount, fee, destination, nickname, needsTwo, firstBy } = withdrawal
  const sum = formats.money(amount - fee, withdrawal)
  const isFirst = needsTwo && firstBy === undefined
  return (
    <Popup title={t('staff.approveTitle')} closeLabel={t('common.close')} onClose={onClose} closes="button">
      <div className="flex flex-col gap-4">
        <p className="text-m break-words">{t('staff.approveText', { amount: sum, nickname, destination })}</p>
        <p className="text-s text-muted">{t(isFirst ? 'staff.approveFirstText' : 'staff.approveFinalText')}</p>
        <TextArea label={t('staff.note')} hint={t('staff.noteHint')} value={note} most={500} onChange={setNote} />
        <ConfirmButtons
          confirmLabel={t('staff.approveConfirm', { amount: sum })}
          cancelLabel={t('common.cancel')}
          busy={isBusy}
          onConfirm={() => onConfirm({ kind: 'approve', text: note.trim() })}
          onCancel={onClose}
        />
      </div>
    </Popup>
  )
}
