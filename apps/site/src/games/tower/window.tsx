import type { CSSProperties } from 'react'
import { memo } from 'react'
import type { StepCell } from '../kit/step-grid/cells.ts'
import { motionOf } from '../kit/step-grid/step-row.tsx'
import { delayOf } from './climb.ts'
import css from './window.module.css'

interface WindowArtProps extends Pick<StepCell, 'face' | 'isHit' | 'isPicked'> {
  /** When its change begins, in milliseconds; `still` for a window out of sight. */
  delay: number | 'still' | undefined
}

/**
 * A window in all its states, made of boxes: dozens of them change at once, and a browser lays out boxes much faster
 * than vector shapes. Its style sheet turns the light on and closes the shutters. Each part has its own state
 * attributes: on the window, an answer would restyle all parts of all windows.
 */
export const WindowArt = memo(function WindowArt({ face, isHit, isPicked, delay }: WindowArtProps) {
  const style = motionOf(delay)
  const light = face !== 'safe' ? 'off' : isPicked ? 'full' : 'faint'
  return (
    <span className={css.art} style={isHit ? style : undefined} data-dim={face === 'bad' && !isHit}>
      <span className={css.halo} style={style} data-lit={light === 'full' ? light : 'off'} />
      <span className={css.glass} />
      <span className={css.light} style={style} data-lit={light} />
      {face === 'bad' && (
        <span className={css.shutters} style={style}>
          <span className={css.left} style={style} />
          <span className={css.right} style={style} />
        </span>
      )}
      {isHit && <Smash style={style} />}
    </span>
  )
})

/** A window in a cell's state. */
export function drawWindow(cell: StepCell) {
  const { face, isHit, isPicked, isFar } = cell
  const delay = isFar ? 'still' : face === 'asleep' ? undefined : delayOf(cell)
  return <WindowArt face={face} isHit={isHit} isPicked={isPicked} delay={delay} />
}

/** The crack and the dust where a climb ended. */
function Smash({ style }: { style: CSSProperties | undefined }) {
  return (
    <span className={css.smash}>
      <svg viewBox="0 0 64 76" aria-hidden="true" className={css.crack} style={style}>
        <path
          d="M33 14l-4 11 6 7-7 10 5 6-4 15"
          fill="none"
          stroke="var(--design-loss-color)"
          strokeWidth="2.500"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className={css.puff} style={style} />
      <span className={css.puff} style={style} />
      <span className={css.puff} style={style} />
    </span>
  )
}

/** A window's own attributes, besides its state. */
export const windowLook = () => ({ className: css.window })
