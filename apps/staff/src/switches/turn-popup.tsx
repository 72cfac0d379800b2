import type { Switch } from '@fairground/contract/switches'
import { useLanguage } from '../language.tsx'
import { NotePopup } from '../parts/note-popup.tsx'
import { Section } from '../parts/section.tsx'

/** Says what stops and what goes on, asks for the reason, and turns the switch. */
export function TurnPopup({
  row: { kind, off },
  name,
  ...actions
}: {
  row: Switch
  name: string
  isBusy: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}) {
  const { t } = useLanguage()
  return (
    <NotePopup
      title={t(off ? 'staff.turnOnTitle' : 'staff.turnOffTitle', { name })}
      field={{ label: t('staff.reason'), hint: t('staff.turnReasonHint'), most: 500 }}
      confirmLabel={t(off ? 'staff.turnOn' : 'staff.turnOff')}
      {...actions}
    >
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
    </NotePopup>
  )
}
