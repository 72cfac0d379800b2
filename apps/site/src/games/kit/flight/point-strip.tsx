import { cx } from '@fairground/ui/cx'
import { useQuery } from '@tanstack/react-query'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { formatPoint, hundredthsOf } from './format-point.ts'
import { type PastRound, pastQuery } from './multiplayer-query.ts'
import css from './point-strip.module.css'

/** The range of a point, for its colour: under 2×, under 10×, or higher. */
function height(point: number): 'low' | 'middle' | 'high' {
  if (point < 2) return 'low'
  return point < 10 ? 'middle' : 'high'
}

interface PointStripProps {
  gameId: string
  onOpen: (round: PastRound) => void
  /** Opens the chart of the points. */
  onChart: () => void
}

/** The points of the last flights, newest first, after the button for their chart. Each point opens its proof. */
export function PointStrip({ gameId, onOpen, onChart }: PointStripProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { data = [] } = useQuery(pastQuery(gameId))
  return (
    <nav aria-label={t('flight.past')} className={cx(css.strip, data.length > 0 && css.charted)}>
      {data.length > 0 && (
        <button
          type="button"
          aria-label={t('flight.pointsTitle')}
          title={t('flight.pointsTitle')}
          onClick={onChart}
          className={css.chart}
        >
          <ChartColumn size={18} aria-hidden="true" />
        </button>
      )}
      <ul className={css.list} data-scrolls="">
        {data.slice(0, 24).map((round) => {
          const point = formatPoint(hundredthsOf(round.point ?? 1), locale)
          return (
            <li key={round.id} className={css.item}>
              <button
                type="button"
                data-height={height(round.point ?? 1)}
                aria-label={t('flight.pastOne', { number: round.number, point })}
                onClick={() => onOpen(round)}
                className={css.pill}
              >
                <span>{point}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {data.length === 0 && <p className="text-xs text-faint">{t('flight.pastEmpty')}</p>}
    </nav>
  )
}
