import * as responsible from '@fairground/contract/calls/responsible'
import { CallError } from '@fairground/contract/envelope'
import { type LimitLine, limitKinds } from '@fairground/contract/play-limits'
import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { ProgressBar } from '@fairground/ui/progress-bar'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoment } from '../../kernel/language/moment.ts'
import { useMoney } from '../../player/money.ts'
import { useTypedAmounts } from '../../player/typed-amounts.ts'
import { Section } from './section.tsx'

/** All limits, by kind. */
export function LimitList({ lines }: { lines: readonly LimitLine[] }) {
  const t = useTranslate()
  return (
    <Section title={t('responsible.limits')} part="limits">
      <div className="grid gap-5 tablet:grid-cols-2">
        {limitKinds.map((kind) => (
          <div key={kind}>
            <h3 className="font-semibold">{t(`responsible.${kind}`)}</h3>
            <ul className="mt-1 flex flex-col divide-y divide-line">
              {lines
                .filter((line) => line.kind === kind)
                .map((line) => (
                  <Limit key={line.period} line={line} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Limit({ line }: { line: LimitLine }) {
  const t = useTranslate()
  const when = useMoment()
  const amount = useLimitAmount(line)
  const [isOpen, setOpen] = useState(false)
  const { kind, period, value, lowest, used, pending, resetsAt } = line
  const name = `${t(`responsible.${kind}`)}, ${t(`responsible.${period}`)}`
  return (
    <li className="flex flex-col gap-1.5 py-2">
      <div className="flex items-center justify-between gap-3">
        <span className="text-s">
          {t(`responsible.${period}`)}: <strong className="nums">{amount(value)}</strong>
        </span>
        <Button
          size="s"
          aria-expanded={isOpen}
          aria-label={t('responsible.changeOf', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('responsible.change')}
        </Button>
      </div>
      {lowest !== null && (
        <>
          <ProgressBar label={name} value={Math.min(used, lowest)} max={Math.max(lowest, used, 1)} tone="accent" />
          <p className="nums text-xs text-muted">
            {t('responsible.used', { used: amount(used), limit: amount(lowest), when: when(resetsAt) })}
          </p>
        </>
      )}
      {lowest !== null && lowest !== value && (
        <p className="nums text-xs text-muted">{t('responsible.lowest', { limit: amount(lowest) })}</p>
      )}
      {pending && <Pending line={line} pending={pending} />}
      {isOpen && <LimitForm line={line} onDone={() => setOpen(false)} />}
    </li>
  )
}

function Pending({ line, pending }: { line: LimitLine; pending: NonNullable<LimitLine['pending']> }) {
  const t = useTranslate()
  const when = useMoment()
  const limit = useLimitAmount(line)(pending.value)
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call(responsible.confirmLimit, { kind: line.kind, period: line.period }),
    onSettled: () => client.invalidateQueries({ queryKey: ['responsible'] }),
  })
  if (pending.from > Date.now())
    return <p className="text-xs text-muted">{t('responsible.waits', { limit, when: when(pending.from) })}</p>
  return (
    <Button size="s" busy={confirm.isPending} onClick={() => confirm.mutate()}>
      {t('responsible.confirm', { limit })}
    </Button>
  )
}

/** Minutes are whole and have no symbol. */
const MINUTES = { symbol: '', decimalLength: 0 }

function LimitForm({ line: { kind, period, value }, onDone }: { line: LimitLine; onDone: () => void }) {
  const t = useTranslate()
  const client = useQueryClient()
  const amounts = useTypedAmounts(kind === 'session' ? MINUTES : undefined)
  const [text, setText] = useState(value === null ? '' : amounts.printUnits(value))
  const fault = amounts.faultOf(text)
  const save = useMutation({
    mutationFn: () =>
      call(
        responsible.setLimit,
        { kind, period, value: text.trim() === '' ? null : (amounts.numberOf(text) ?? text) },
        { errors: 'form' },
      ),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['responsible'] }),
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (fault === undefined) save.mutate()
      }}
    >
      <Field
        label={t('responsible.newLimit')}
        value={text}
        onChange={(newText) => {
          save.reset()
          setText(newText)
        }}
        onBlur={() => setText(amounts.tidy(text))}
        inputMode="decimal"
        autoComplete="off"
        error={fault ?? (save.error instanceof CallError ? sentenceOf(save.error) : undefined)}
      />
      <Button type="submit" look="primary" busy={save.isPending}>
        {t('responsible.save')}
      </Button>
    </form>
  )
}

/** Prints a value of a limit: money, or minutes; null is no limit. */
function useLimitAmount({ kind }: LimitLine): (value: number | null) => string {
  const t = useTranslate()
  const money = useMoney()
  return (value) => (value === null ? t('responsible.none') : kind === 'session' ? `${value} min` : money.short(value))
}
