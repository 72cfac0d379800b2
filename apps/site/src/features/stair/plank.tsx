import type { CSSProperties } from 'react'
import { memo } from 'react'
import type { StepCell } from '../../frame/step-grid/cells.ts'
import { delayOf } from './climb.ts'
import css from './plank.module.css'

/** A column of a step: its plank, the light that invites or that was left there, and the stone that fell on it. */
export const PlankArt = memo(function PlankArt({ stone }: { stone: boolean }) {
  return (
    <>
      <span className={css.glow} />
      <span className={css.top} />
      <span className={css.lamp} />
      {stone && (
        <svg viewBox="0 0 40 44" aria-hidden="true" className={css.stone}>
          <ellipse data-part="dust" cx="20" cy="39" rx="22" ry="6" fill="var(--design-text-muted-color)" />
          <g data-part="rock">
            <path d="M7 16 15 5l13-1 8 9 2 14-7 11-15 2L4 32z" fill="url(#stair-stone)" />
            <path d="M15 5l13-1-4 10-12 3z" fill="#fff" fillOpacity=".24" />
            <path d="M24 14l12-1 2 14-10-2zM12 17l-8 15 12 8 3-12z" fill="#000" fillOpacity=".2" />
            <path
              d="M14 24l5 4 1 7M27 20l4 5"
              fill="none"
              stroke="#000"
              strokeOpacity=".34"
              strokeWidth="1.600"
              strokeLinecap="round"
            />
          </g>
        </svg>
      )}
    </>
  )
})

/** A column's own attributes, beside how it stands. Only a stone waits for its moment: the others are not styled anew. */
export function plankLook(cell: StepCell) {
  const style = cell.face === 'bad' ? ({ '--delay': `${delayOf(cell)}ms` } as CSSProperties) : undefined
  return { className: css.plank, style }
}
