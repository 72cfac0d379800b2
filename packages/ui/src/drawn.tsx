import { cx } from './cx.ts'
import css from './drawn.module.css'

/** The pips of each face of a die, in a grid of three by three, from 0. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]
const paths = PIPS.map((pips) => pips.map((pip) => `M${8 + (pip % 3) * 8} ${8 + Math.floor(pip / 3) * 8}h0`).join(''))

/** The face of a die, as large as the room around it. Decoration: the result is told in words. */
export function DieFace({ face }: { face: number }) {
  return (
    <svg viewBox="0 0 32 32" className={css.die} aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="7" fill="#fbf7ee" stroke="rgb(16 24 42 / 25%)" />
      <path d={paths[face] ?? ''} stroke={face === 1 ? '#b3261e' : '#10182a'} strokeWidth="5.5" strokeLinecap="round" />
    </svg>
  )
}

/** The colours of a digit of the colour lottery: two for 0 and 5. */
export function coloursOf(digit: number): readonly ('green' | 'red' | 'violet')[] {
  if (digit === 0) return ['red', 'violet']
  if (digit === 5) return ['green', 'violet']
  return [digit % 2 === 1 ? 'green' : 'red']
}

/** A ball with a number on it; `colours` paint its ring. */
export function Ball({ number, colours = ['amber'] }: { number: number; colours?: readonly string[] }) {
  return (
    <span className={css.ball} data-first={colours[0]} data-second={colours[1] ?? colours[0]} aria-hidden="true">
      <span className={css.plate}>{number}</span>
    </span>
  )
}

/** The plate of a car: its number on its colour. */
export function CarPlate({ car }: { car: number }) {
  return (
    <span className={css.car} data-car={car} aria-hidden="true">
      <span className={css.plate}>{car}</span>
    </span>
  )
}

/** A drawn result in small: dice, balls or cars in order. Decoration: `resultWords` tells it. */
export function DrawnResult({
  gameId,
  result,
  size = 'm',
}: {
  gameId: string
  result: readonly number[]
  size?: 's' | 'm' | 'l'
}) {
  return (
    <span className={cx(css.row, css[size])} data-game={gameId} aria-hidden="true">
      {result.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of a result never move
        <span key={at} className={css.piece}>
          <Piece gameId={gameId} number={number} />
        </span>
      ))}
    </span>
  )
}

function Piece({ gameId, number }: { gameId: string; number: number }) {
  if (gameId === 'dice3') return <DieFace face={number} />
  if (gameId === 'race10') return <CarPlate car={number} />
  return gameId === 'colour10' ? <Ball number={number} colours={coloursOf(number)} /> : <Ball number={number} />
}
