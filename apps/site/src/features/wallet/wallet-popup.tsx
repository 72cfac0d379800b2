import { Popup } from '@fairground/ui/popup'
import { TabSet } from '@fairground/ui/tabs'
import { useTranslate } from '../../kernel/language/language.ts'
import { useUser } from '../../player/user.ts'
import { closePopup, openPopup, type PopupRequest } from '../../popups/popups.ts'
import { Checkout } from './checkout.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { DepositForm } from './deposit-form.tsx'
import { HistoryTab } from './history-tab.tsx'
import { usePendingDeposit } from './pending-deposit.ts'
import { WithdrawTab } from './withdraw-tab.tsx'

const tabs = ['deposit', 'withdraw', 'history'] as const

/** The wallet: the currencies, deposit, withdraw, and the history of both. */
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
          { id: 'withdraw', name: t('withdraw.tab'), content: <WithdrawTab /> },
          { id: 'history', name: t('wallet.history'), content: <HistoryTab /> },
        ]}
      />
    </Popup>
  )
}
