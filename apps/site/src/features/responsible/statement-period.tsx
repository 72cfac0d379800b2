import { STATEMENT_MOST_DAYS } from '@fairground/contract/calls/statement'
import type { PhraseKey } from '@fairground/phrases'
import { Chip } from '@fairground/ui/chip'
import { DayField } from '@fairground/ui/native-controls'
import { useState } from 'react'
import { dayOf, endOfDay, startOfDay } from '../../kernel/days.ts'
import { useTranslate } from '../../kernel/language/language.ts'

/** The first moment of a period and the moment after it, in milliseconds since 1970. */
export type Period = { from: number; to: number }
type NamedPeriod = Period & { word: PhraseKey }

/** The periods of the chips, in the device's time zone; each ends at a moment that does not move while the page is open. */
export function periodsAt(now: Date): [NamedPeriod, ...NamedPeriod[]] {
  const monthAgo = (count: number) => new Date(now.getFullYear(), now.getMonth() - count, 1).getTime()
  const end = now.getTime()
  return [
    { word: 'responsible.thisMonth', from: monthAgo(0), to: end },
    { word: 'responsible.lastMonth', from: monthAgo(1), to: monthAgo(0) },
    { word: 'responsible.year', from: monthAgo(12), to: end },
  ]
}

/**
 * The period from one day to another, both included; undefined when it ends before it begins or is longer than a
 * statement may be.
 */
export function periodOf(firstDay: string, lastDay: string): Period | undefined {
  const [from, to] = [startOfDay(firstDay), endOfDay(lastDay)]
  // The day of a change of the clocks has 23 hours or 25.
  const days = Math.round((to - from) / 86_400_000)
  return days >= 1 && days <= STATEMENT_MOST_DAYS && to - from <= STATEMENT_MOST_DAYS * 86_400_000
    ? { from, to }
    : undefined
}

/** Chooses the period of the statement: one of three, or any days. */
export function StatementPeriod({ now, onChoose }: { now: Date; onChoose: (period: Period) => void }) {
  const t = useTranslate()
  const periods = periodsAt(now)
  const [chosen, setChosen] = useState<PhraseKey>(periods[0].word)
  const [days, setDays] = useState({ first: dayOf(new Date(periods[0].from)), last: dayOf(now) })
  const isOwn = chosen === 'history.ownDays'
  const own = periodOf(days.first, days.last)
  const chooseDays = (chosenDays: typeof days) => {
    setDays(chosenDays)
    const period = periodOf(chosenDays.first, chosenDays.last)
    if (period) onChoose(period)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {periods.map((period) => (
          <Chip
            key={period.word}
            on={chosen === period.word}
            onClick={() => {
              setChosen(period.word)
              onChoose(period)
            }}
          >
            {t(period.word)}
          </Chip>
        ))}
        <Chip
          on={isOwn}
          onClick={() => {
            setChosen('history.ownDays')
            chooseDays(days)
          }}
        >
          {t('history.ownDays')}
        </Chip>
      </div>
      {isOwn && (
        <div className="mt-3 grid grid-cols-2 gap-2 tablet:max-w-md">
          <DayField
            label={t('history.from')}
            value={days.first}
            max={dayOf(now)}
            onChoose={(first) => chooseDays({ ...days, first })}
          />
          <DayField
            label={t('history.until')}
            value={days.last}
            max={dayOf(now)}
            onChoose={(last) => chooseDays({ ...days, last })}
          />
        </div>
      )}
      <p role="alert" className="mt-2 text-s text-loss empty:hidden">
        {isOwn && !own && t('errors.statement_period', { days: STATEMENT_MOST_DAYS })}
      </p>
    </>
  )
}
