import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { replacePopups } from '../../popups/popups.ts'
import { EmptyPurse } from './art/tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Says that the balance is too low, and offers a deposit (status -100). */
export function RechargeNoticePopup({ layer }: { layer: number }) {
  const t = useTranslate()
  return (
    <ScenePopup
      name="recharge-notice"
      layer={layer}
      picture={<EmptyPurse />}
      title={t('wallet.noticeTitle')}
      text={t('wallet.noticeText')}
    >
      <Button look="primary" size="l" onClick={() => replacePopups({ name: 'wallet', tab: 'deposit' })}>
        {t('wallet.makeDeposit')}
      </Button>
    </ScenePopup>
  )
}
