import { Button, EmptyState } from '@fairground/ui'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslate } from '../../kernel/language/language.ts'
import { openPopup } from '../../popups/popups.ts'

/** Says that withdrawals need a currency with real value. */
export function WithdrawTab() {
  const t = useTranslate()
  return (
    <EmptyState
      picture={<Wallet size={44} strokeWidth={1.5} aria-hidden="true" />}
      title={t('popups.withdrawClosedTitle')}
      text={t('popups.withdrawClosedText')}
      action={<Button onClick={() => openPopup({ name: 'wallet', tab: 'history' })}>{t('wallet.history')}</Button>}
    />
  )
}
