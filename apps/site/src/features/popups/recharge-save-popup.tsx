import { Button } from '@fairground/ui'
import { useTranslate } from '../../session/language.ts'
import { useMoney } from '../../session/money.ts'
import { closePopup, type RequestOf, replacePopups } from '../../session/popups.ts'
import { WaitingTicket } from './art/tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** The wallet was closed while a checkout was open: it is kept, and one press leads back to it. */
export function RechargeSavePopup({ request, layer }: { request: RequestOf<'recharge-save'>; layer: number }) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <ScenePopup
      name="recharge-save"
      layer={layer}
      picture={<WaitingTicket />}
      title={t('popups.saveTitle')}
      text={t('popups.saveText', { amount: money.full(request.amount) })}
    >
      <Button look="primary" size="l" onClick={() => replacePopups({ name: 'wallet', tab: 'deposit' })}>
        {t('popups.saveAction')}
      </Button>
      <Button look="ghost" onClick={() => closePopup('recharge-save')}>
        {t('popups.later')}
      </Button>
    </ScenePopup>
  )
}
