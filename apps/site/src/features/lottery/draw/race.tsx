import { CarPlate } from '@fairground/ui/drawn'
import type { CSSProperties } from 'react'
import type { DrawShowProps } from './dice-roll.tsx'
import css from './draw-stage.module.css'

const CARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** The winner is there after this share of the animation, each later car a step after the one before it. */
const FIRST_TAKES = 0.7
const STEP = 0.03

/**
 * Ten cars in their lanes, in the order of their numbers. They arrive in the drawn order; who leads before that is the
 * same in every race, so that nothing early gives the result away.
 */
export function Race({ result, animationMs }: DrawShowProps) {
  return (
    <span className={css.race} style={{ '--ms': `${animationMs}ms` } as CSSProperties} aria-hidden="true">
      {CARS.map((car) => {
        const style = {
          '--takes': FIRST_TAKES + STEP * Math.max(result.indexOf(car), 0),
          '--early': `${-74 + ((car * 7) % 10) * 1.5}%`,
          '--late': `${-42 + ((car * 3) % 10) * 1.5}%`,
        } as CSSProperties
        return (
          <span key={car} className={css.lane}>
            <span className={css.runner} style={style}>
              <span>
                <CarPlate car={car} />
              </span>
            </span>
          </span>
        )
      })}
    </span>
  )
}
