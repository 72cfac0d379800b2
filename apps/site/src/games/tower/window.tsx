import type { CSSProperties } from 'react'
import { memo } from 'react'
import type { StepCell } from '../kit/step-grid/cells.ts'
import { motionOf } from '../kit/step-grid/motion-of.ts'
import { delayOf } from './climb.ts'
import css from './window.module.css'

interface WindowArtProps extends Pick<StepCell, 'face' | 'hit' | 'picked'> {
  /** When its change begins, in milliseconds; `still` where nobody sees it. */
  delay: number | 'still' | undefined
}

/**
 * A window in all its states, built of boxes: dozens of them change at once, and a browser lays boxes out in far less
 * time than drawn shapes. Its style sheet turns the light on and lets the shutters fall. How a part stands is said on
 * the part: said on the window, all parts of all windows would be styled anew with each answer.
 */
export const WindowArt = memo(function WindowArt({ face, hit, picked, delay }: WindowArtProps) {
  const style = motionOf(delay)
  const lit = face !== 'safe' ? 'off' : picked ? 'full' : 'faint'
  return (
    <span className={css.art} style={hit ? style : undefined} data-dim={face === 'bad' && !hit}>
      <span className={css.halo} style={style} data-lit={lit === 'full' ? lit : 'off'} />
      <span className={css.glass} />
      <span className={css.light} style={style} data-lit={lit} />
      {face === 'bad' && (
        <span className={css.shutters} style={style}>
          <span className={css.left} style={style} />
          <span className={css.right} style={style} />
        </span>
      )}
      {hit && <Smash style={style} />}
    </span>
  )
})

/** A window as a position shows it. */
export function drawWindow(cell: StepCell) {
  const { face, hit, picked, far } = cell
  const delay = far ? 'still' : face === 'asleep' ? undefined : delayOf(cell)
  return <WindowArt face={face} hit={hit} picked={picked} delay={delay} />
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

/** A window's own attributes, beside how it stands. */
export const windowLook = () => ({ className: css.window })
