import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'
import { WageringCard } from './wagering-card.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'
import { withdrawalsQuery, withdrawInfoQuery } from './withdrawals.ts'

/** The withdraw tab: what is on its way, what must still be staked, and the form. */
export function WithdrawTab() {
  const t = useTranslate()
  const money = useMoney()
  const user = useUser()
  const { data: info, error, refetch } = useQuery(withdrawInfoQuery)
  const { data: page } = useQuery(withdrawalsQuery(1))
  const openWithdrawals = page?.withdrawals.filter(({ status }) => status === 'REVIEW' || status === 'SENT') ?? []
  if (error || info?.channels.length === 0) {
    return (
      <EmptyState
        title={t('withdraw.closedTitle')}
        text={t('withdraw.closedText')}
        action={<Button onClick={() => void refetch()}>{t('common.again')}</Button>}
      />
    )
  }
  if (!info || !user) return <Waiting />
  const { required, done } = info
  const isWagered = done >= required
  const hasMoney = user.balance >= Math.min(...info.channels.map(({ min }) => min))
  return (
    <div className="flex flex-col gap-5">
      {openWithdrawals.length > 0 && (
        <section aria-label={t('withdraw.openTitle')} className="flex flex-col gap-3">
          {openWithdrawals.map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </section>
      )}
      {!isWagered && <WageringCard required={required} done={done} />}
      {isWagered && hasMoney && (
        <WithdrawForm
          channels={info.channels}
          destinations={info.destinations}
          balance={user.balance}
          decimals={user.decimalLength}
        />
      )}
      {isWagered && !hasMoney && openWithdrawals.length === 0 && (
        <EmptyState
          picture={<Wallet size={44} strokeWidth={1.5} aria-hidden="true" />}
          title={t('withdraw.emptyTitle')}
          text={t('withdraw.emptyText', { amount: money.full(user.balance) })}
        />
      )}
    </div>
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <Skeleton className="mb-5 h-16 rounded-m" />
      <Skeleton className="mb-5 h-16 rounded-m" />
      <Skeleton className="h-13 rounded-m" />
    </Loading>
  )
}
