import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Popup } from '@fairground/ui/popup'
import { TabSet } from '@fairground/ui/tabs'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslate } from '../../kernel/language/language.ts'
import { useUser } from '../../player/user.ts'
import { closePopup, openPopup, type PopupRequest } from '../../popups/popups.ts'
import { Checkout } from './checkout.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositHistory } from './deposit-history.tsx'
import { usePendingDeposit } from './pending-deposit.ts'

const tabs = ['deposit', 'withdraw', 'history'] as const

/** The wallet: the currencies, deposit, withdraw, and the deposit history. */
export function WalletPopup({ request, layer }: { request: Extract<PopupRequest, { name: 'wallet' }>; layer: number }) {
  const t = useTranslate()
  const currencyId = useUser()?.currencyId
  const pendingDeposit = usePendingDeposit(currencyId)
  return (
    <Popup title={t('wallet.title')} closeLabel={t('common.close')} layer={layer} onClose={() => closePopup('wallet')}>
      <CurrencySwitch />
      <TabSet
        key={currencyId}
        label={t('wallet.tabs')}
        chosen={request.tab}
        onChoose={(id) => openPopup({ name: 'wallet', tab: tabs.find((tab) => tab === id) ?? 'deposit' })}
        tabs={[
          {
            id: 'deposit',
            name: t('wallet.deposit'),
            content: pendingDeposit ? <Checkout deposit={pendingDeposit} /> : <DepositForm />,
          },
          { id: 'withdraw', name: t('popups.withdrawTab'), content: <WithdrawTab /> },
          { id: 'history', name: t('wallet.history'), content: <DepositHistory /> },
        ]}
      />
    </Popup>
  )
}

/** Says that withdrawals need a currency with real value. */
function WithdrawTab() {
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
