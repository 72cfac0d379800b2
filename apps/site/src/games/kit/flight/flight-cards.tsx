import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../kernel/language/language.ts'
import type { GameSettings } from '../settings.ts'
import { SessionCard } from '../stats/session-card.tsx'
import layout from './flight-layout.module.css'
import { hundredthsOf } from './format-point.ts'
import { pastQuery } from './multiplayer-query.ts'
import { PointsChart } from './points-chart.tsx'

/** The flights of the chart under the picture. */
const MOST_FLIGHTS = 30

/** The cards under the picture, in a frame with room for them: the session so far, and the points of the last flights. */
export function FlightCards({ gameId, settings }: { gameId: string; settings: GameSettings }) {
  const t = useTranslate()
  const { data = [] } = useQuery(pastQuery(gameId))
  const points = data.slice(0, MOST_FLIGHTS).map(({ point = 1 }) => hundredthsOf(point))
  return (
    <div className={layout.cards}>
      <SessionCard settings={settings} />
      {points.length > 0 && (
        <section
          aria-label={t('flight.pointsTitle')}
          className="flex min-w-0 flex-col gap-2 rounded-m border border-line bg-block px-3 py-2.5"
        >
          <p className="flex justify-between gap-3 text-s text-muted">
            <span className="shrink-0">{t('flight.lastFlights', { count: points.length })}</span>
            <span className="min-w-0 text-balance text-end text-xs" title={t('flight.pointsNext')}>
              {t('flight.independent')}
            </span>
          </p>
          <PointsChart points={points} className="min-h-0 grow basis-0" />
        </section>
      )}
    </div>
  )
}
