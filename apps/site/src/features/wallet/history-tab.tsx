import { Chip } from '@fairground/ui/chip'
import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { DepositHistory } from './deposit-history.tsx'
import { WithdrawalHistory } from './withdrawal-history.tsx'

/** The history of the wallet: deposits, or withdrawals. */
export function HistoryTab() {
  const t = useTranslate()
  const [isOfDeposits, setOfDeposits] = useState(true)
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-2">
        <Chip on={isOfDeposits} onClick={() => setOfDeposits(true)}>
          {t('withdraw.depositsTitle')}
        </Chip>
        <Chip on={!isOfDeposits} onClick={() => setOfDeposits(false)}>
          {t('withdraw.historyTitle')}
        </Chip>
      </div>
      {isOfDeposits ? <DepositHistory /> : <WithdrawalHistory />}
    </div>
  )
}
