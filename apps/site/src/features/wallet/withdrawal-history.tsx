import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Inbox from 'lucide-react/icons/inbox'
import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { Pager } from './pager.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'
import { withdrawalsQuery } from './withdrawals.ts'

/** The player's withdrawals with their steps, the newest first, page by page. */
export function WithdrawalHistory() {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...withdrawalsQuery(page), placeholderData: keepPreviousData })
  if (!data) {
    if (!error) {
      return (
        <Loading label={t('common.loading')}>
          <Skeleton className="mb-2 h-32 rounded-m" />
          <Skeleton className="h-32 rounded-m" />
        </Loading>
      )
    }
    const again = <Button onClick={() => void refetch()}>{t('common.again')}</Button>
    return <EmptyState title={t('withdraw.historyTitle')} text={t('errors.network_error')} action={again} />
  }
  if (data.withdrawals.length === 0 && page === 1) {
    return (
      <EmptyState
        picture={<Inbox size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={t('withdraw.historyEmptyTitle')}
        text={t('withdraw.historyEmptyText')}
      />
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.withdrawals.map((withdrawal) => (
          <li key={withdrawal.id}>
            <WithdrawalCard withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
      <Pager label={t('withdraw.historyTitle')} page={page} hasOlder={data.hasOlder} onTurn={setPage} />
    </>
  )
}
