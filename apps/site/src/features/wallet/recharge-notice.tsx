import { Button } from '@fairground/ui'
import { Popup } from '@fairground/ui/popup'
import { useTranslate } from '../../session/language.ts'
import { closePopup, replacePopups } from '../../session/popups.ts'

/** Says that the balance does not cover it, and what to do. */
export function RechargeNotice({ layer }: { layer: number }) {
  const t = useTranslate()
  return (
    <Popup
      awning
      title={t('wallet.noticeTitle')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('recharge-notice')}
    >
      <p className="mb-5 text-muted">{t('wallet.noticeText')}</p>
      <Button
        look="primary"
        size="l"
        className="w-full"
        onClick={() => replacePopups({ name: 'wallet', tab: 'deposit' })}
      >
        {t('wallet.makeDeposit')}
      </Button>
    </Popup>
  )
}
