import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { closePopup, type RequestOf, replacePopups } from '../../popups/popups.ts'
import { WaitingTicket } from './art/tickets.tsx'
import { Choice } from './choice.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Says that a checkout stays open after the wallet has closed, with a button back to it. */
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
      <Choice
        confirm="popups.saveAction"
        onConfirm={() => replacePopups({ name: 'wallet', tab: 'deposit' })}
        onCancel={() => closePopup('recharge-save')}
      />
    </ScenePopup>
  )
}
