import { estimateShare, type LabResult, STOPS, type Stop } from '@fairground/games/autoplay'
import type { PhraseKey } from '@fairground/phrases'
import { useLocale, useTranslate } from '../../session/language.ts'
import { useMinorMoney } from '../game-parts.ts'
import { formatShare } from '../numbers.ts'
import type { GameSettings } from '../settings.ts'
import { LabChart } from './lab-chart.tsx'
import type { LabQuestion } from './lab-question.ts'
import { countRuins, expectedLoss, returnOf } from './lab-sums.ts'

/** How each way to stop is called. */
export const stopNames: Readonly<Record<Stop, PhraseKey>> = {
  bets: 'autoplay.stopBets',
  profit: 'autoplay.stopProfit',
  'single-win': 'autoplay.stopSingle',
  balance: 'autoplay.stopBalance',
  loss: 'autoplay.stopLoss',
  stake: 'autoplay.stopStake',
}

interface LabAnswerProps {
  job: LabQuestion['job']
  result: LabResult
  settings: GameSettings
}

/** What came of the simulated runs: how they end, what they cost, and how sure that is. */
export function LabAnswer({ job, result, settings }: LabAnswerProps) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMinorMoney(settings)
  const { rules, balance, game, maxWin } = job
  const payBack = returnOf(game, BigInt(rules.stake), BigInt(maxWin))
  const expected = expectedLoss(rules, balance, payBack, result)
  const count = new Intl.NumberFormat(locale)
  const { runs, stops } = result
  const isExact = expected.spreadMinor === 0n
  const shownStops = STOPS.filter((stop) => stops[stop] > 0 || stop === 'balance' || stop === 'loss')
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-s font-semibold">
        {t('autoplay.labPlayed', { rounds: count.format(result.rounds), runs: count.format(runs) })}
      </p>
      <dl className="grid gap-x-6 gap-y-2 rounded-m border border-line bg-ground/50 p-3 tablet:grid-cols-2">
        <Chance name={t('autoplay.ruin')} hint={t('autoplay.ruinText')} count={countRuins(result)} runs={runs} />
        <Line
          name={t('autoplay.expectedLoss')}
          value={money(expected.lossMinor)}
          note={isExact ? t('autoplay.exact') : `± ${money(expected.spreadMinor)}`}
        />
      </dl>
      <LabChart result={result} rules={rules} money={money} />
      <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
        {shownStops.map((stop) => (
          <Chance key={stop} name={t(stopNames[stop])} count={stops[stop]} runs={runs} />
        ))}
        <Chance name={t('autoplay.losing')} count={result.losing} runs={runs} />
        <Line
          name={t('autoplay.streak')}
          value={count.format(result.longestStreak)}
          note={t('autoplay.streakMean', { mean: (result.streaks / runs).toFixed(1) })}
        />
        <Line name={t('autoplay.wagered')} value={money(expected.wageredMinor)} />
      </dl>
      <p className="rounded-m border border-info/40 bg-info/8 p-3 text-s">
        {t('autoplay.labHonest', { return: formatShare(payBack, locale) })}
      </p>
    </div>
  )
}

/** A chance that was counted, with the range that it lies in. */
function Chance({ name, hint, count, runs }: { name: string; hint?: string; count: number; runs: number }) {
  const t = useTranslate()
  const locale = useLocale()
  const { share, low, high } = estimateShare(count, runs)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 })
  const note = t('autoplay.between', { low: percent.format(low), high: percent.format(high) })
  return <Line name={name} value={percent.format(share)} note={note} {...(hint && { hint })} />
}

function Line({ name, hint, value, note }: { name: string; hint?: string; value: string; note?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line pb-2">
      <dt className="text-s text-muted">
        {name}
        {hint && <span className="block text-xs">{hint}</span>}
      </dt>
      <dd className="nums text-end text-s font-semibold">
        {value}
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
