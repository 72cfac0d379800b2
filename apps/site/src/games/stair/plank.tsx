import { memo } from 'react'
import type { StepCell } from '../kit/step-grid/cells.ts'
import { motionOf } from '../kit/step-grid/step-row.tsx'
import { delayOf } from './climb.ts'
import css from './plank.module.css'

interface PlankArtProps {
  /** Whether the climber has left a light here. */
  isLit: boolean
  /** When the stone falls, in milliseconds; `still` for a stone out of sight; undefined without a stone. */
  stone: number | 'still' | undefined
}

/**
 * A column of a step: its plank, the light that invites a pick or marks one, and a fallen stone. All parts are boxes:
 * dozens of stones fall at once, and a browser lays out boxes much faster than vector shapes. Each part has its own
 * state attributes: on the column, an answer would restyle all parts of all columns.
 */
export const PlankArt = memo(function PlankArt({ isLit, stone }: PlankArtProps) {
  const style = motionOf(stone)
  return (
    <>
      <span className={css.glow} data-lit={isLit} />
      <span className={css.top} />
      <span className={css.lamp} data-lit={isLit} />
      {stone !== undefined && (
        <span className={css.stone}>
          <span className={css.dust} style={style} />
          <span className={css.rock} style={style} />
        </span>
      )}
    </>
  )
})

/** A column in a cell's state. Only a stone has a delay. */
export function drawPlank(cell: StepCell) {
  const delay = cell.isFar ? 'still' : delayOf(cell)
  const isLit = cell.face === 'safe' && cell.isPicked
  return <PlankArt isLit={isLit} stone={cell.face === 'bad' ? delay : undefined} />
}

/** A column's own attributes, besides its state. */
export const plankLook = () => ({ className: css.plank })
