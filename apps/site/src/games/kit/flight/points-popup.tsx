import { Popup } from '@fairground/ui/popup'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { formatPoint, hundredthsOf } from './format-point.ts'
import { pastQuery } from './multiplayer-query.ts'
import { logHeights, sumPoints } from './point-sums.ts'

const WIDTH = 320
const HEIGHT = 96

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
          <Chart points={points} />
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

/** A bar for each flight, the newest at the end, with dashed lines at 2× and 10×. The table has the same numbers. */
function Chart({ points }: { points: readonly number[] }) {
  const locale = useLocale()
  const width = WIDTH / points.length
  // Lines and bars use one scale, so a line that no flight has reached stands above all bars.
  const [twice = 0, tenfold = 0, ...heights] = logHeights([200, 1000, ...points])
  const lines = [
    { hundredths: 200, y: HEIGHT - twice * (HEIGHT - 18) },
    { hundredths: 1000, y: HEIGHT - tenfold * (HEIGHT - 18) },
  ]
  const bars = heights.map((height, at) => ({ at, height, hundredths: points[at] ?? 100 }))
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full rounded-m border border-line bg-ground"
      >
        {bars.map(({ at, height, hundredths }) => (
          <rect
            key={at}
            x={WIDTH - (at + 1) * width + 0.5}
            y={HEIGHT - Math.max(2, height * (HEIGHT - 18))}
            width={width - 1}
            height={HEIGHT}
            className={hundredths < 200 ? 'fill-muted' : hundredths < 1000 ? 'fill-info' : 'fill-accent'}
          />
        ))}
        {lines.map(({ hundredths, y }) => (
          <g key={hundredths}>
            <line x1={0} x2={WIDTH} y1={y} y2={y} className="stroke-text" strokeDasharray="2 3" />
            <text x={4} y={y - 3} className="fill-text text-[10px]">
              {formatPoint(hundredths, locale)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
