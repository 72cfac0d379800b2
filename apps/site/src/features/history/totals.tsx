import { Button } from '@fairground/ui/button'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'
import { betsCsv } from './bets-csv.ts'
import { fetchBets, type Place, totalsQuery } from './bets-query.ts'

/** The totals of the shown bets, and a button that exports them as a file. */
export function Totals({ place, count, isCut }: { place: Place; count: number; isCut: boolean }) {
  const t = useTranslate()
  const money = useMoney()
  const { data } = useQuery(totalsQuery(place))
  // What is still at stake is neither won nor lost.
  const net = data && data.won + data.open - data.staked
  const figures = data && [
    { word: t('history.staked'), amount: money.full(data.staked), tone: '' },
    ...(data.open > 0 ? [{ word: t('history.open'), amount: money.full(data.open), tone: '' }] : []),
    { word: t('history.won'), amount: money.full(data.won), tone: '' },
    {
      word: t('history.net'),
      amount: `${(net ?? 0) > 0 ? '+' : ''}${money.full(net ?? 0)}`,
      tone: (net ?? 0) > 0 ? 'text-win' : '',
    },
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-col gap-1">
        <p className="text-s text-muted" role="status">
          {t(isCut ? 'history.totalNewest' : 'history.total', { count })}
        </p>
        <dl className="nums flex min-h-6 flex-wrap gap-x-5 gap-y-1 text-s">
          {figures?.map(({ word, amount, tone }) => (
            <div key={word} className="flex gap-1.5">
              <dt className="text-muted">{word}</dt>
              <dd className={`font-semibold ${tone}`}>{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TakeAlong place={place} />
    </div>
  )
}

/** Loads all shown bets, page after page, and saves them as a file. */
function TakeAlong({ place }: { place: Place }) {
  const t = useTranslate()
  const locale = useLocale()
  const user = useUser()
  const [state, setState] = useState<'idle' | 'failed' | { count: number; total: number }>('idle')
  const take = async () => {
    if (!user) return
    setState({ count: 0, total: 0 })
    try {
      const bets = await fetchBets(place, (count, total) => setState({ count, total }))
      save(betsCsv(bets, { currency: user.currencyId, decimals: user.decimalLength, locale }))
      setState('idle')
    } catch (error) {
      console.info('the bets for a file did not come', error)
      setState('failed')
    }
  }
  const isBusy = typeof state === 'object'
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="nums text-s text-muted">
        {state === 'failed' && t('history.fileFailed')}
        {isBusy && state.total > 0 && t('history.fileProgress', state)}
      </p>
      <Button onClick={() => void take()} aria-busy={isBusy} disabled={isBusy}>
        <Download size={18} aria-hidden="true" />
        {t('history.file')}
      </Button>
    </div>
  )
}

/** The byte order mark tells spreadsheets that the file is UTF-8. */
function save(csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  link.download = 'bets.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
