import { Ball, coloursOf } from '@fairground/ui/drawn'
import type { CSSProperties } from 'react'
import type { DrawShowProps } from './dice-roll.tsx'
import css from './draw-stage.module.css'

/** The ten digits run past so often before the last one stands. */
const ROUNDS = 3

/** A ball whose digit and colours run past, slower and slower, until the drawn one stands. */
export function ColourReel({ result: [digit = 0], animationMs }: DrawShowProps) {
  const end = ROUNDS * 10 + digit
  const style = { '--ms': `${animationMs}ms`, '--end': `${(-100 * end) / (end + 1)}%` } as CSSProperties
  return (
    <span className={css.reel} style={style} aria-hidden="true">
      <span className={css.strip}>
        {Array.from({ length: end + 1 }, (_, at) => at).map((at) => (
          <span key={at}>
            <Ball number={at % 10} colours={coloursOf(at % 10)} />
          </span>
        ))}
      </span>
    </span>
  )
}
