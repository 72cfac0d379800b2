import { STOPS, type Stop } from '@fairground/games/autoplay'
import type { PhraseKey } from '@fairground/phrases'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMinorMoney } from '../game-parts.ts'
import { formatShare } from '../numbers.ts'
import type { GameSettings } from '../settings.ts'
import { LabChart } from './lab-chart.tsx'
import type { LabNews } from './lab-job.ts'
import type { LabQuestion } from './lab-question.ts'
import { chanceOf, expectedLoss, RUIN, returnOf, type ShownChance } from './lab-sums.ts'

/** The names of the ways to stop. */
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
  news: LabNews
  settings: GameSettings
}

/** The odds of the rules: how runs end, what they cost, and how certain that is. */
export function LabAnswer({ job, news, settings }: LabAnswerProps) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMinorMoney(settings)
  const { rules, balance, game, maxWin } = job
  const { exact, result } = news
  const payBack = returnOf(game, BigInt(rules.stake), BigInt(maxWin))
  const loss = expectedLoss(rules, balance, payBack, news)
  const count = new Intl.NumberFormat(locale)
  const ends = exact?.stops ?? result.stops
  const shownStops = STOPS.filter((stop) => ends[stop] > 0 || stop === 'balance' || stop === 'loss')
  const rounds = count.format(result.rounds)
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-s font-semibold">
        {t(exact ? 'autoplay.labExact' : 'autoplay.labPlayed', { rounds })}
      </p>
      <dl className="grid gap-y-2 rounded-m border border-line bg-ground/50 p-3">
        <Chance name={t('autoplay.ruin')} hint={t('autoplay.ruinText')} chance={chanceOf(news, RUIN)} />
        <Line
          name={t('autoplay.expectedLoss')}
          value={money(loss.lossMinor)}
          note={loss.spreadMinor === 0n ? t('autoplay.exact') : `± ${money(loss.spreadMinor)}`}
        />
      </dl>
      <LabChart bars={(exact ?? result).bars} barWidth={result.barWidth} rules={rules} money={money} />
      <dl className="grid gap-y-2">
        {shownStops.map((stop) => (
          <Chance key={stop} name={t(stopNames[stop])} chance={chanceOf(news, [stop])} />
        ))}
        <Chance name={t('autoplay.losing')} chance={chanceOf(news, 'losing')} />
        <Line name={t('autoplay.wagered')} value={money(loss.wageredMinor)} />
        <Line
          name={t('autoplay.streak')}
          value={count.format(result.longestStreak)}
          note={t('autoplay.streakMean', { mean: (result.streaks / result.runs).toFixed(1), rounds })}
        />
      </dl>
      <p className="rounded-m border border-info/40 bg-info/8 p-3 text-s">
        {t('autoplay.labHonest', { return: formatShare(payBack, locale) })}
      </p>
    </div>
  )
}

/** A chance, with its confidence range if it comes from simulation. */
function Chance({ name, hint, chance }: { name: string; hint?: string; chance: ShownChance }) {
  const t = useTranslate()
  const percent = useShareFormat()
  const { share, range } = chance
  const note = range && t('autoplay.between', { low: percent(range.low), high: percent(range.high) })
  return <Line name={name} value={percent(share)} {...(note && { note })} {...(hint && { hint })} />
}

/** Formats a chance with three digits. */
export function useShareFormat(): (share: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumSignificantDigits: 3 })
  return (share) => format.format(share)
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
