import { Ball } from '@fairground/ui/drawn'
import type { CSSProperties } from 'react'
import type { DrawShowProps } from './dice-roll.tsx'
import css from './draw-stage.module.css'

/** The balls of a result fall one after the other. */
export function BallFall({ result, animationMs }: DrawShowProps) {
  const last = Math.max(result.length - 1, 1)
  return (
    <span className={css.balls} style={{ '--ms': `${animationMs}ms` } as CSSProperties} aria-hidden="true">
      {result.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of a result never move
        <span key={at} className={css.drop} style={{ '--turn': at / last } as CSSProperties}>
          <span className={css.spin}>
            <Ball number={number} />
          </span>
        </span>
      ))}
    </span>
  )
}
