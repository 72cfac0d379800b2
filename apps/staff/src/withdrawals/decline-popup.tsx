import { type Locale, localeNames, locales } from '@fairground/phrases'
import { readyReasons } from '@fairground/phrases/staff'
import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useLanguage } from '../language.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { DecisionPopupProps } from './approve-popup.tsx'

/** Asks for the reason, which the player reads; ready sentences in the player's language fill the field. */
export function DeclinePopup({ withdrawal, isBusy, onClose, onConfirm }: DecisionPopupProps) {
  const { t, locale, formats } = useLanguage()
  const [language, setLanguage] = useState<Locale>(locale)
  const [reason, setReason] = useState('')
  const text = reason.trim()
  const { nickname, amount } = withdrawal
  return (
    <Popup
      title={t('staff.declineTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      closes="button"
      shape="wide"
    >
      <div className="flex flex-col gap-4">
        <p className="text-s break-words text-muted">
          {t('staff.declineText', { amount: formats.money(amount, withdrawal), nickname })}
        </p>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-s font-semibold text-muted">{t('staff.ready')}</legend>
          <div className="flex flex-wrap gap-2">
            {locales.map((name) => (
              <Chip key={name} on={name === language} lang={name} onClick={() => setLanguage(name)}>
                {localeNames[name]}
              </Chip>
            ))}
          </div>
          {readyReasons[language].map((sentence) => (
            <button
              key={sentence}
              type="button"
              lang={language}
              onClick={() => setReason(sentence)}
              className="min-h-11 rounded-s bg-ground px-3 py-2 text-start text-s hover:brightness-125"
            >
              {sentence}
            </button>
          ))}
        </fieldset>
        <TextArea
          label={t('staff.reason')}
          hint={t('staff.reasonHint')}
          value={reason}
          most={500}
          onChange={setReason}
        />
        <div className="flex flex-col gap-3">
          <Button
            look="danger"
            size="l"
            busy={isBusy}
            disabled={text === ''}
            onClick={() => onConfirm({ kind: 'decline', text })}
          >
            {t('staff.declineConfirm')}
          </Button>
          <Button look="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
