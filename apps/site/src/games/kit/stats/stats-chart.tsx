import { cx } from '@fairground/ui/cx'
import { chartOf } from './stats.ts'

const WIDTH = 240
const HEIGHT = 56

interface StatsChartProps {
  /** The profit after each round, in the smallest unit. */
  points: readonly number[]
  label: string
  className?: string
}

/** The profit as a line, with a dashed line at zero. */
export function StatsChart({ points, label, className }: StatsChartProps) {
  const { path, zero } = chartOf(points, WIDTH, HEIGHT)
  return (
    <svg
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      role="img"
      aria-label={label}
      className={cx('w-full rounded-s bg-ground', className)}
      preserveAspectRatio="none"
    >
      <line x1={0} x2={WIDTH} y1={zero} y2={zero} className="stroke-edge" strokeDasharray="3 3" />
      <path d={path} fill="none" strokeWidth={2} vectorEffect="non-scaling-stroke" className="stroke-info" />
    </svg>
  )
}
