import { statement, statementGroups } from '@fairground/contract/calls/statement'
import { Button } from '@fairground/ui/button'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { callHeaders } from '../../calls/headers.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoment } from '../../kernel/language/moment.ts'
import { useMoney } from '../../player/money.ts'
import { Section } from './section.tsx'
import { type Period, periodsAt, StatementPeriod } from './statement-period.tsx'

/** The statement of a period, with its files. */
export function Statement() {
  const t = useTranslate()
  const money = useMoney()
  const [now] = useState(() => new Date())
  const [{ from, to }, setPeriod] = useState<Period>(() => periodsAt(now)[0])
  const [after, setAfter] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: ['statement', from, to, after],
    queryFn: () => call(statement, { from, to, ...(after !== undefined && { after }) }, { errors: 'screen' }),
  })
  return (
    <Section title={t('responsible.statement')} part="statement">
      <StatementPeriod
        now={now}
        onChoose={(period) => {
          setPeriod(period)
          setAfter(undefined)
        }}
      />
      {data ? (
        <>
          <dl className="nums mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-s">
            <Sum name={t('responsible.opening')} amount={money.full(data.opening)} />
            {statementGroups.map((group) => (
              <Sum key={group} name={t(`responsible.${group}`)} amount={money.full(data.totals[group])} />
            ))}
            <Sum name={t('responsible.closing')} amount={money.full(data.closing)} />
          </dl>
          <Files from={from} to={to} />
          <Lines lines={data.lines} />
          <div className="mt-3 flex gap-3">
            {after !== undefined && <Button onClick={() => setAfter(undefined)}>{t('responsible.first')}</Button>}
            {data.next && <Button onClick={() => setAfter(data.next)}>{t('responsible.more')}</Button>}
          </div>
        </>
      ) : error ? (
        <p role="alert" className="mt-4 flex items-center gap-3 text-s">
          {t('responsible.failed')}
          <Button onClick={() => void refetch()}>{t('common.again')}</Button>
        </p>
      ) : (
        <Loading label={t('common.loading')}>
          <Skeleton className="mt-4 h-48 rounded-m" />
        </Loading>
      )}
    </Section>
  )
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold">{amount}</dd>
    </>
  )
}

type Line = Awaited<ReturnType<typeof call<typeof statement>>>['lines'][number]

/** The lines that change a sum: a pending win that came to the balance changes none. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useTranslate()
  const money = useMoney()
  const when = useMoment()
  const changes = lines.filter(({ amount, bonus }) => amount !== 0 || bonus !== 0)
  if (changes.length === 0) return <p className="mt-4 text-s text-muted">{t('responsible.nothing')}</p>
  return (
    <ul aria-label={t('responsible.movements')} className="nums mt-4 flex flex-col divide-y divide-line text-s">
      {changes.map(({ version, at, group, amount, bonus, balance }) => (
        <li key={`${version} ${group} ${amount} ${bonus}`} className="flex justify-between gap-4 py-2">
          <span>
            {t(`responsible.${group}`)}
            <span className="block text-xs text-muted">{when(at)}</span>
          </span>
          <span className="text-right font-semibold">
            {money.full(amount === 0 ? bonus : amount)}
            <span className="block text-xs font-normal text-muted">{money.full(balance)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Files({ from, to }: { from: number; to: number }) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const take = async (format: 'csv' | 'pdf') => {
    setState('busy')
    try {
      await save({ from, to, format })
      setState('idle')
    } catch (error) {
      console.info('the file of the statement did not come', error)
      setState('failed')
    }
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {(['csv', 'pdf'] as const).map((format) => (
        <Button key={format} disabled={state === 'busy'} onClick={() => void take(format)}>
          {format.toUpperCase()}
        </Button>
      ))}
      <p role="status" className="text-s text-muted">
        {state === 'failed' && t('responsible.fileFailed')}
      </p>
    </div>
  )
}

/** Fetches a file and gives it to the browser. @throws when the server refuses it */
async function save(request: { from: number; to: number; format: 'csv' | 'pdf' }): Promise<void> {
  const path = statement.paths[0] ?? ''
  const headers = { 'Content-Type': 'application/json', ...(await callHeaders(path)) }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(request) })
  if (response.headers.get('content-disposition') === null) throw new Error(`no file: HTTP ${response.status}`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = `statement.${request.format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
