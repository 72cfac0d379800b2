import type { ReactNode } from 'react'
import { ink } from '../../../games/kit/ink.ts'

/** A stroke without fill, with round ends. */
export const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A drawing of 240 × 140 with a shadow on the ground. Decoration: the text next to it says everything. */
export function Scene({ children, width = 150 }: { children: ReactNode; width?: number }) {
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true" className="h-35 max-w-full">
      <ellipse cx="120" cy="130" rx={width / 2} ry="7" fill={ink.line} fillOpacity=".18" />
      {children}
    </svg>
  )
}

/** Small lit lamps at points. */
export function Lamps({ at, size = 3 }: { at: readonly (readonly [x: number, y: number])[]; size?: number }) {
  return at.map(([x, y]) => (
    <g key={`${x} ${y}`} fill={ink.bulb}>
      <circle cx={x} cy={y} r={size * 2.4} fillOpacity=".16" />
      <circle cx={x} cy={y} r={size} />
    </g>
  ))
}

/** Five scallops of cloth, 24 wide each, from a point to the right: the roof of a stall. */
export function Cloth({ x, y, count = 5 }: { x: number; y: number; count?: number }) {
  return Array.from({ length: count }, (_, at) => at).map((at) => (
    <path key={at} d={`M${x + at * 24} ${y}h24v20a12 12 0 0 1-24 0z`} fill={at % 2 === 0 ? ink.coral : ink.amber} />
  ))
}
