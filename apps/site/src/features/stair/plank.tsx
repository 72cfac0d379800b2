import type { CSSProperties } from 'react'
import { memo } from 'react'
import type { StepCell } from '../../frame/step-grid/cells.ts'
import { delayOf } from './climb.ts'
import css from './plank.module.css'

/**
 * A column of a step: its plank, the light that invites or that was left there, and the stone that fell on it. All of it
 * is boxes: dozens of stones fall at once, and a browser lays a box out in a tenth of the time of drawn shapes.
 */
export const PlankArt = memo(function PlankArt({ stone }: { stone: boolean }) {
  return (
    <>
      <span className={css.glow} />
      <span className={css.top} />
      <span className={css.lamp} />
      {stone && (
        <span className={css.stone}>
          <span className={css.dust} />
          <span className={css.rock} />
        </span>
      )}
    </>
  )
})

/** A column's own attributes, beside how it stands. Only a stone waits for its moment: the others are not styled anew. */
export function plankLook(cell: StepCell) {
  const style = cell.face === 'bad' ? ({ '--delay': `${delayOf(cell)}ms` } as CSSProperties) : undefined
  return { className: css.plank, style }
}
