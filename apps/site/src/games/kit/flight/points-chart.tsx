import { cx } from '@fairground/ui/cx'
import { useLocale } from '../../../kernel/language/language.ts'
import { formatPoint } from './format-point.ts'
import { logHeights } from './point-sums.ts'

const WIDTH = 320
const HEIGHT = 96

/**
 * A bar for each flight, the newest at the end, with dashed lines at 2× and 10×. What shows it says its numbers in words.
 * @param points in hundredths, the newest first
 */
export function PointsChart({ points, className }: { points: readonly number[]; className?: string }) {
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
    <figure className={cx('relative', className)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full rounded-m border border-line bg-ground"
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
          <line key={hundredths} x1={0} x2={WIDTH} y1={y} y2={y} className="stroke-text" strokeDasharray="2 3" />
        ))}
      </svg>
      {lines.map(({ hundredths, y }) => (
        <span
          key={hundredths}
          aria-hidden="true"
          className="nums absolute start-1 -translate-y-full rounded-s bg-ground/85 px-0.5 text-[10px] leading-tight"
          style={{ top: `${(y / HEIGHT) * 100}%` }}
        >
          {formatPoint(hundredths, locale)}
        </span>
      ))}
    </figure>
  )
}
