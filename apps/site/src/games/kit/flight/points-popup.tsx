import { Popup } from '@fairground/ui/popup'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { formatPoint, hundredthsOf } from './format-point.ts'
import { pastQuery } from './multiplayer-query.ts'
import { sumPoints } from './point-sums.ts'
import { PointsChart } from './points-chart.tsx'

/**
 * The points of the last flights: a sentence with their statistics, a logarithmic chart, and a table for screen
 * readers.
 */
export function PointsPopup({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { data = [] } = useQuery(pastQuery(gameId))
  const rounds = data.map(({ id, number, point = 1 }) => ({ id, number, hundredths: hundredthsOf(point) }))
  const points = rounds.map(({ hundredths }) => hundredths)
  const sums = sumPoints(points)
  return (
    <Popup title={t('flight.pointsTitle')} closeLabel={t('common.close')} onClose={onClose}>
      {sums ? (
        <div className="flex flex-col gap-3">
          <p className="text-s">
            {t('flight.pointsSums', {
              count: sums.count,
              median: formatPoint(sums.medianHundredths, locale),
              twice: sums.twice,
              tenfold: sums.tenfold,
            })}
          </p>
          <PointsChart points={points} className="h-24" />
          <p className="text-xs text-muted">{t('flight.pointsNext')}</p>
          <table className="sr-only">
            <caption>{t('flight.past')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('flight.proofNumber')}</th>
                <th scope="col">{t('flight.pointsPoint')}</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ id, number, hundredths }) => (
                <tr key={id}>
                  <th scope="row">{number}</th>
                  <td>{formatPoint(hundredths, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-s text-muted">{t('flight.pastEmpty')}</p>
      )}
    </Popup>
  )
}
