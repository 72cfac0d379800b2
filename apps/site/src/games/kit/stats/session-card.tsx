import { cx } from '@fairground/ui/cx'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useMinorMoney } from '../game-parts.ts'
import type { GameSettings } from '../settings.ts'
import { formatSigned } from './format-signed.ts'
import { StatsChart } from './stats-chart.tsx'
import { SESSION, useStats } from './stats-store.ts'

/** What the session has won or lost so far, as a line; nothing before its first round. */
export function SessionCard({ settings }: { settings: GameSettings }) {
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const { profit, points } = useStats(SESSION)
  if (points.length === 0) return null
  return (
    <section
      aria-label={t('stats.session')}
      className="flex min-w-0 flex-col gap-2 rounded-m border border-line bg-block px-3 py-2.5"
    >
      <p className="flex justify-between gap-2 text-s">
        <span className="truncate text-muted">{t('stats.session')}</span>
        <span className={cx('nums font-semibold', profit > 0 && 'text-win')}>{formatSigned(profit, money)}</span>
      </p>
      <StatsChart
        points={points}
        label={t('stats.chart', { rounds: points.length })}
        className="min-h-12 w-full grow basis-0"
      />
    </section>
  )
}
