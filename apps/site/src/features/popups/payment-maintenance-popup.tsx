import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup } from '../../popups/popups.ts'
import { ClosedTill } from './art/stalls.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Says that payments are in maintenance (status -1119); games are open. */
export function PaymentMaintenancePopup({ layer }: { layer: number }) {
  const t = useTranslate()
  return (
    <ScenePopup
      name="payment-maintenance"
      layer={layer}
      picture={<ClosedTill />}
      title={t('popups.tillTitle')}
      text={t('popups.tillText')}
    >
      <Button
        look="primary"
        size="l"
        onClick={() => {
          closePopup('wallet')
          closePopup('payment-maintenance')
        }}
      >
        {t('popups.tillAction')}
      </Button>
    </ScenePopup>
  )
}
