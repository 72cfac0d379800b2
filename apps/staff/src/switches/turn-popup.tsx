import type { Switch } from '@fairground/contract/switches'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useLanguage } from '../language.tsx'
import { Section } from '../parts/section.tsx'
import { TextArea } from '../parts/text-area.tsx'

/** Says what stops and what goes on, asks for the reason, and turns the switch. */
export function TurnPopup({
  row: { kind, off },
  name,
  isBusy,
  onClose,
  onConfirm,
}: {
  row: Switch
  name: string
  isBusy: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}) {
  const { t } = useLanguage()
  const [reason, setReason] = useState('')
  const text = reason.trim()
  return (
    <Popup
      title={t(off ? 'staff.turnOnTitle' : 'staff.turnOffTitle', { name })}
      closeLabel={t('common.close')}
      onClose={onClose}
      closes="button"
    >
      <div className="flex flex-col gap-4">
        {off ? (
          <p className="text-s">{t('staff.turnOnText')}</p>
        ) : (
          <>
            <Section title={t('staff.whatStops')}>
              <p className="text-s">{t(`staff.stops_${kind}`)}</p>
            </Section>
            <Section title={t('staff.whatGoesOn')}>
              <p className="text-s">{t(`staff.goesOn_${kind}`)}</p>
            </Section>
          </>
        )}
        <TextArea
          label={t('staff.reason')}
          hint={t('staff.turnReasonHint')}
          value={reason}
          most={500}
          onChange={setReason}
        />
        <Button look="primary" size="l" busy={isBusy} disabled={text === ''} onClick={() => onConfirm(text)}>
          {t(off ? 'staff.turnOn' : 'staff.turnOff')}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Popup>
  )
}
