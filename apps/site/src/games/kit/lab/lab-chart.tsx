import type { RunRules } from '@fairground/games/autoplay'
import { useTranslate } from '../../../kernel/language/language.ts'

const WIDTH = 240
const HEIGHT = 64

interface LabChartProps {
  /** The number or the share of the runs that end in each bar of profit. */
  bars: readonly number[]
  barWidth: number
  rules: RunRules
  money: (minor: bigint) => string
}

/** How runs end, from the loss limit on the left to the profit on the right, with a mark at the start. */
export function LabChart({ bars, barWidth, rules, money }: LabChartProps) {
  const t = useTranslate()
  const indexedBars = bars.map((count, at) => ({ count, at }))
  const highestCount = Math.max(...bars)
  const width = WIDTH / bars.length
  const zero = (rules.lossLimit / barWidth) * width
  const edges = {
    loss: money(BigInt(rules.lossLimit)),
    profit: money(BigInt((bars.length - 1) * barWidth - rules.lossLimit)),
  }
  return (
    <figure className="flex flex-col gap-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('autoplay.chart', edges)}
        className="w-full rounded-m border border-line bg-ground"
        preserveAspectRatio="none"
      >
        {indexedBars.map(({ count, at }) => {
          // The square root keeps rare ends visible next to common ones.
          const height = Math.sqrt(count / highestCount) * (HEIGHT - 4)
          return (
            <rect
              key={at}
              x={at * width + 0.5}
              y={HEIGHT - height}
              width={width - 1}
              height={height}
              className={(at + 1) * barWidth <= rules.lossLimit ? 'fill-loss' : 'fill-safe'}
            />
          )
        })}
        <line x1={zero} x2={zero} y1={0} y2={HEIGHT} className="stroke-text" strokeDasharray="2 2" />
      </svg>
      <figcaption className="nums flex justify-between text-xs text-muted">
        <span>−{edges.loss}</span>
        <span>{t('autoplay.chartRoot')}</span>
        <span>+{edges.profit}</span>
      </figcaption>
    </figure>
  )
}
