import type { KycCaseView } from '@fairground/contract/calls/staff-kyc'
import { type KycPart, type KycReason, kycPartSchema, kycReasonSchema } from '@fairground/contract/kyc'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { Choice } from '../parts/choice.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { DocumentWish } from './document-decision.tsx'

/** Reasons that a person may give; the policy alone gives the last one. */
const REASONS = kycReasonSchema.options.filter((reason) => reason !== 'attempts_used')

/** Asks once more before a decision on a case, with the reason and what is missing where the decision needs them. */
export function DocumentPopup({
  kind,
  view,
  isBusy,
  onClose,
  onConfirm,
}: {
  kind: DocumentWish['kind']
  view: KycCaseView
  isBusy: boolean
  onClose: () => void
  onConfirm: (wish: DocumentWish) => void
}) {
  const t = useTranslate()
  const [reason, setReason] = useState<KycReason | ''>('')
  const [missing, setMissing] = useState<readonly KycPart[]>([])
  const [note, setNote] = useState('')
  const wish = wishOf(kind, reason, missing, note.trim())
  return (
    <Popup title={t(`staff.title_${kind}`)} closeLabel={t('common.close')} onClose={onClose} closes="button">
      <div className="flex flex-col gap-4">
        <p className="text-s text-muted">{t(`staff.text_${kind}`, { level: view.level })}</p>
        {kind !== 'approve' && (
          <Choice
            label={t('staff.reasonCode')}
            placeholder={t('staff.choose')}
            options={REASONS.map((value) => ({ value, text: t(`kyc.reason_${value}`) }))}
            value={reason}
            onChange={setReason}
          />
        )}
        {kind === 'more' && <MissingParts missing={missing} onChange={setMissing} />}
        <TextArea label={t('staff.note')} hint={t('staff.noteHint')} value={note} most={1000} onChange={setNote} />
        <div className="flex flex-col gap-3">
          <Button
            look={kind === 'refuse' ? 'danger' : 'primary'}
            size="l"
            busy={isBusy}
            disabled={!wish}
            onClick={() => wish && onConfirm(wish)}
          >
            {t(`staff.confirm_${kind}`)}
          </Button>
          <Button look="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}

/** The wish, once all that it needs is chosen. */
function wishOf(
  kind: DocumentWish['kind'],
  reason: KycReason | '',
  missing: readonly KycPart[],
  note: string,
): DocumentWish | undefined {
  if (kind === 'approve') return { kind, note }
  if (reason === '' || (kind === 'more' && missing.length === 0)) return undefined
  return kind === 'more' ? { kind, note, reason, missing } : { kind, note, reason }
}

function MissingParts({
  missing,
  onChange,
}: {
  missing: readonly KycPart[]
  onChange: (missing: readonly KycPart[]) => void
}) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend className="mb-1 text-s font-semibold text-muted">{t('staff.missing')}</legend>
      {kycPartSchema.options.map((part) => (
        <label key={part} className="flex min-h-9 items-center gap-3 text-s">
          <input
            type="checkbox"
            checked={missing.includes(part)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...missing, part] : missing.filter((other) => other !== part))
            }
            className="size-5 accent-(--design-button-active-bg)"
          />
          {t(`kyc.part_${part}`)}
        </label>
      ))}
    </fieldset>
  )
}
