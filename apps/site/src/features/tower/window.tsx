import type { CSSProperties } from 'react'
import { memo } from 'react'
import type { StepCell } from '../../frame/step-grid/cells.ts'
import { delayOf } from './climb.ts'
import css from './window.module.css'

/**
 * A window in all its states, built of boxes: dozens of them change at once, and a browser lays a box out in a tenth of
 * the time of a drawn shape. Its style sheet turns the light on and lets the shutters fall.
 */
export const WindowArt = memo(function WindowArt({ face, hit }: Pick<StepCell, 'face' | 'hit'>) {
  return (
    <span className={css.art}>
      <span className={css.halo} />
      <span className={css.glass} />
      <span className={css.light} />
      {face === 'bad' && (
        <span className={css.shutters}>
          <span className={css.left} />
          <span className={css.right} />
        </span>
      )}
      {hit && <Smash />}
    </span>
  )
})

/** The crack and the dust where a climb ended. */
function Smash() {
  return (
    <svg viewBox="0 0 64 76" aria-hidden="true" className={css.smash}>
      <path
        d="M33 14l-4 11 6 7-7 10 5 6-4 15"
        fill="none"
        stroke="var(--design-loss-color)"
        strokeWidth="2.500"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g data-part="puffs" fill="var(--design-text-muted-color)">
        <circle cx="20" cy="46" r="9" />
        <circle cx="44" cy="42" r="11" />
        <circle cx="32" cy="30" r="10" />
      </g>
    </svg>
  )
}

/** A window's own attributes, beside how it stands. Only a change waits for its moment: the others are not styled anew. */
export function windowLook(cell: StepCell) {
  const style = cell.face === 'asleep' ? undefined : ({ '--delay': `${delayOf(cell)}ms` } as CSSProperties)
  return { className: css.window, style }
}
