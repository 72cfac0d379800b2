import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from '../../session/language.ts'
import { formatPoint, hundredthsOf } from './format-point.ts'
import css from './point-strip.module.css'
import { type PastRound, pastQuery } from './shared-query.ts'

/** How high a flight went, for its colour: under double, under ten times, beyond. */
function height(point: number): 'low' | 'middle' | 'high' {
  if (point < 2) return 'low'
  return point < 10 ? 'middle' : 'high'
}

/** The points of the last flights, the newest first; each opens its proof. */
export function PointStrip({ gameId, onOpen }: { gameId: string; onOpen: (round: PastRound) => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { data = [] } = useQuery(pastQuery(gameId))
  return (
    <nav aria-label={t('flight.past')} className={css.strip}>
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
