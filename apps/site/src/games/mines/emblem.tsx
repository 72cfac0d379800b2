import { ink } from '../kit/ink.ts'

/** Nine tiles, two of them with gems and one with a mine. */
export const Emblem = () => (
  <>
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => {
      const [x, y] = [4 + (at % 3) * 14, 4 + Math.floor(at / 3) * 14]
      const isGem = at === 0 || at === 5
      return (
        <g key={at} transform={`translate(${x} ${y})`}>
          <rect width="12" height="12" rx="3" fill={isGem ? ink.amber : ink.line} fillOpacity={isGem ? 1 : 0.45} />
          {isGem && <circle cx="6" cy="6" r="3" fill="#fff" fillOpacity=".85" />}
          {at === 7 && <circle cx="6" cy="6" r="3.500" fill={ink.coral} />}
        </g>
      )
    })}
  </>
)
