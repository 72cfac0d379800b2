import type { DepositRow, DepositStatus } from '@fairground/contract/calls/pay'
import type { PhraseKey } from '@fairground/phrases'
import { Badge, type Tone } from '@fairground/ui/badge'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Inbox from 'lucide-react/icons/inbox'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { openPopup } from '../../popups/popups.ts'
import { depositsQuery } from './deposits.ts'
import { Pager } from './pager.tsx'
import { followDeposit } from './pending-deposit.ts'

const words: Readonly<Record<DepositStatus, { tone: Tone; word: PhraseKey }>> = {
  NEW: { tone: 'info', word: 'wallet.waiting' },
  PAID: { tone: 'win', word: 'wallet.paid' },
  DECLINED: { tone: 'loss', word: 'wallet.declined' },
  EXPIRED: { tone: 'quiet', word: 'wallet.expired' },
}
/** A paid deposit whose payer got the money back. */
const REVERSED: { tone: Tone; word: PhraseKey } = { tone: 'loss', word: 'wallet.reversed' }
/** Money that came and may not be played with, and held money that went back to its payer. */
const HELD: { tone: Tone; word: PhraseKey } = { tone: 'info', word: 'wallet.held' }
const RETURNED: { tone: Tone; word: PhraseKey } = { tone: 'quiet', word: 'wallet.returned' }
const toDeposit = () => openPopup({ name: 'wallet', tab: 'deposit' })

/** The player's deposits, newest first, page by page. */
export function DepositHistory() {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...depositsQuery(page), placeholderData: keepPreviousData })
  if (!data) {
    if (!error) return <Waiting />
    const again = <Button onClick={() => void refetch()}>{t('common.again')}</Button>
    return <EmptyState title={t('wallet.history')} text={t('errors.network_error')} action={again} />
  }
  if (data.deposits.length === 0 && page === 1) {
    return (
      <EmptyState
        picture={<Inbox size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={t('wallet.historyEmptyTitle')}
        text={t('wallet.historyEmptyText')}
        action={<Button onClick={toDeposit}>{t('wallet.makeDeposit')}</Button>}
      />
    )
  }
  return (
    <>
      <ul className="overflow-hidden rounded-m border border-line bg-ground">
        {data.deposits.map((deposit) => (
          <Row key={deposit.id} deposit={deposit} />
        ))}
      </ul>
      <Pager label={t('wallet.history')} page={page} hasOlder={data.hasOlder} onTurn={setPage} />
    </>
  )
}

function stateOf({ status, reversedAt, heldAt, returnedAt }: DepositRow) {
  if (reversedAt !== undefined) return REVERSED
  if (status === 'PAID' || heldAt === undefined) return words[status]
  return returnedAt === undefined ? HELD : RETURNED
}

function Row({ deposit }: { deposit: DepositRow }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const { tone, word } = stateOf(deposit)
  const { id, url, code, fee, amount, channel, expiresAt } = deposit
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(deposit.createdAt)
  const goOn = () => {
    if (url) followDeposit({ id, url, amount, channel, expiresAt, fee, code })
    toDeposit()
  }
  return (
    <li className="flex min-h-16 items-center gap-3 border-b-2 border-dotted border-line px-4 py-2.5 last:border-0">
      <span className="min-w-0 grow">
        <span className="nums block font-bold">{money.full(amount)}</span>
        <span className="block text-xs text-muted">{time}</span>
      </span>
      {deposit.status === 'NEW' && url ? (
        <Button size="s" onClick={goOn}>
          {t('wallet.goOn')}
        </Button>
      ) : (
        <Badge tone={tone}>{t(word)}</Badge>
      )}
    </li>
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="mb-2 h-16 rounded-m" />
      ))}
    </Loading>
  )
}
