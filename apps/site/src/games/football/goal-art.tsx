import type { CSSProperties } from 'react'
import type { Point } from './goal.ts'
import css from './scene.module.css'

const DOWN = Array.from({ length: 17 }, (_, at) => at)
const ACROSS = Array.from({ length: 8 }, (_, at) => at)
/** The mesh at the point of impact: rings and threads that bulge. */
const THREADS = Array.from({ length: 12 }, (_, at) => at * 30)

/** The net behind the posts. It bulges at the point of impact, and swings back. */
export function Net({ strikePoint }: { strikePoint: Point | undefined }) {
  const origin = strikePoint && ({ transformOrigin: `${strikePoint.x}px ${strikePoint.y}px` } as CSSProperties)
  return (
    <g>
      <path d="M54 84h392l-24 24H78zM54 84v170l24-14V108zM446 84v170l-24-14V108z" fill="white" fillOpacity=".05" />
      <g className={css.net} style={origin} fill="none" stroke="white" strokeWidth="1.100">
        <g strokeOpacity=".34">
          {DOWN.map((at) => (
            <path key={at} d={`M${54 + at * 24.5} 84L${78 + at * 21.5} 108V240`} />
          ))}
          {ACROSS.map((at) => (
            <path key={at} d={`M54 ${88 + at * 21}L78 ${108 + at * 18.6}H422L446 ${88 + at * 21}`} />
          ))}
        </g>
      </g>
      {strikePoint && (
        <g transform={`translate(${strikePoint.x} ${strikePoint.y})`}>
          <g className={css.bulge} fill="none" stroke="white" strokeWidth="1.300" strokeOpacity=".75">
            {[9, 19, 31].map((radius) => (
              <circle key={radius} r={radius} />
            ))}
            {THREADS.map((turn) => (
              <path key={turn} d="M6 0Q18-3 40 0" transform={`rotate(${turn})`} />
            ))}
          </g>
        </g>
      )}
    </g>
  )
}

/** The posts and the bar. */
export function Posts() {
  return (
    <g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M54 256V84h392v172" stroke="black" strokeOpacity=".3" strokeWidth="10" transform="translate(2 3)" />
        <path d="M54 254V84h392v170" stroke="white" strokeWidth="8" />
        <path d="M52 252V82h396" stroke="black" strokeOpacity=".16" strokeWidth="2" />
      </g>
      <ellipse cx="54" cy="256" rx="11" ry="3" fill="black" fillOpacity=".3" />
      <ellipse cx="446" cy="256" rx="11" ry="3" fill="black" fillOpacity=".3" />
    </g>
  )
}
