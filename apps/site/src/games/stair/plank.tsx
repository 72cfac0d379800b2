import { memo } from 'react'
import type { StepCell } from '../kit/step-grid/cells.ts'
import { motionOf } from '../kit/step-grid/motion-of.ts'
import { delayOf } from './climb.ts'
import css from './plank.module.css'

interface PlankArtProps {
  /** Whether the climber has left a light here. */
  lit: boolean
  /** When the stone falls, in milliseconds; `still` where nobody sees it; none without it. */
  stone: number | 'still' | undefined
}

/**
 * A column of a step: its plank, the light that invites or that was left there, and the stone that fell on it. All of it
 * is boxes: dozens of stones fall at once, and a browser lays boxes out in far less time than drawn shapes. How a
 * part stands is said on the part: said on the column, all parts of all columns would be styled anew with each answer.
 */
export const PlankArt = memo(function PlankArt({ lit, stone }: PlankArtProps) {
  const style = motionOf(stone)
  return (
    <>
      <span className={css.glow} data-lit={lit} />
      <span className={css.top} />
      <span className={css.lamp} data-lit={lit} />
      {stone !== undefined && (
        <span className={css.stone}>
          <span className={css.dust} style={style} />
          <span className={css.rock} style={style} />
        </span>
      )}
    </>
  )
})

/** A column as a position shows it. Only a stone waits for its moment. */
export function drawPlank(cell: StepCell) {
  const delay = cell.far ? 'still' : delayOf(cell)
  const lit = cell.face === 'safe' && cell.picked
  return <PlankArt lit={lit} stone={cell.face === 'bad' ? delay : undefined} />
}

/** A column's own attributes, beside how it stands. */
export const plankLook = () => ({ className: css.plank })
