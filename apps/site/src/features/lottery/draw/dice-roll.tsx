import { DieFace } from '@fairground/ui/drawn'
import type { CSSProperties } from 'react'
import css from './draw-stage.module.css'

/** The result that is shown, and how long that takes. */
export interface DrawShowProps {
  result: readonly number[]
  animationMs: number
}

/** Where each face of a cube stands, 3rem wide: opposite faces sum to seven. */
const FACES = [
  { face: 1, at: 'rotateY(0deg)' },
  { face: 6, at: 'rotateY(180deg)' },
  { face: 2, at: 'rotateY(90deg)' },
  { face: 5, at: 'rotateY(-90deg)' },
  { face: 3, at: 'rotateX(90deg)' },
  { face: 4, at: 'rotateX(-90deg)' },
]
/** The turn of a cube that brings a face to the front. */
const REST: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  6: [0, 180],
  2: [0, -90],
  5: [0, 90],
  3: [-90, 0],
  4: [90, 0],
}

/** Three dice are thrown, tumble and come to rest on the result. */
export function DiceRoll({ result, animationMs }: DrawShowProps) {
  return (
    <span className={css.dice} aria-hidden="true">
      {result.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of a result never move
        <Cube key={at} face={face} at={at} ms={animationMs * (0.8 + at * 0.09)} />
      ))}
    </span>
  )
}

function Cube({ face, at, ms }: { face: number; at: number; ms: number }) {
  const [x, y] = REST[face] ?? [0, 0]
  const style = {
    '--ms': `${ms}ms`,
    '--rest': `rotateX(${x}deg) rotateY(${y}deg)`,
    '--start': `rotateX(${x - 1080 - at * 180}deg) rotateY(${y + 720 + at * 360}deg)`,
  } as CSSProperties
  return (
    <span className={css.cube} style={style}>
      <span className={css.faces}>
        {FACES.map((side) => (
          <span key={side.face} className={css.face} style={{ transform: `${side.at} translateZ(1.5rem)` }}>
            <DieFace face={side.face} />
          </span>
        ))}
      </span>
    </span>
  )
}
