import type { ReactNode } from 'react'
import { ink } from './scene.tsx'

/** Nine tiles: two lamps and a mine among them. */
const mines = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => {
  const [x, y] = [4 + (at % 3) * 14, 4 + Math.floor(at / 3) * 14]
  const isLamp = at === 0 || at === 5
  return (
    <g key={at} transform={`translate(${x} ${y})`}>
      <rect width="12" height="12" rx="3" fill={isLamp ? ink.amber : ink.line} fillOpacity={isLamp ? 1 : 0.45} />
      {isLamp && <circle cx="6" cy="6" r="3" fill="#fff" fillOpacity=".85" />}
      {at === 7 && <circle cx="6" cy="6" r="3.500" fill={ink.coral} />}
    </g>
  )
})

/** A goal with the ball in its corner. */
const football = (
  <g>
    <path d="M5 42V10h38v32" fill="none" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
    <path d="M5 20h38M5 31h38M15 10v32M24 10v32M33 10v32" stroke={ink.line} strokeWidth="1.500" />
    <circle cx="33" cy="22" r="8" fill={ink.amber} />
  </g>
)

/** A tower with a lit window. */
const tower = (
  <g>
    <path d="M24 4 9 17h30z" fill={ink.coral} />
    <path d="M12 17h24v27H12z" fill={ink.line} fillOpacity=".55" />
    <path d="M10 29h28v3H10z" fill={ink.line} />
    <path d="M15 28v-4a3 3 0 0 1 6 0v4zM27 43v-6a3 3 0 0 1 6 0v6z" fill={ink.line} />
    <path d="M27 28v-4a3 3 0 0 1 6 0v4zM15 43v-6a3 3 0 0 1 6 0v6z" fill={ink.amber} />
  </g>
)

/** A kangaroo's head over the road. */
const kangaroo = (
  <g>
    <path d="M4 38h40" stroke={ink.line} strokeWidth="4" strokeLinecap="round" strokeDasharray="6 6" />
    <path d="m16 20-6-15q9 3 12 13zM23 18l3-15q7 7 4 17z" fill={ink.coral} />
    <path d="M12 38q-2-18 9-22 15-3 21 9 2 6-5 7-8 1-10 6z" fill={ink.amber} />
    <circle cx="28" cy="22" r="2" fill="#fff" />
    <circle cx="40" cy="25" r="2.500" fill={ink.coral} />
  </g>
)

/** Steps with a stone over them. */
const stair = (
  <g>
    <path d="M4 36h40v8H4zM10 26h28v8H10zM16 16h16v8H16z" fill={ink.amber} />
    <path d="M20 4l6-2 5 5-1 6-7 1-5-4z" fill={ink.line} />
  </g>
)

/** Three cups, a ball under the one that is lifted. */
const thimbles = (
  <g>
    <path d="M3 42h42" stroke={ink.line} strokeWidth="4" strokeLinecap="round" />
    <path d="m4 40 3-18h8l3 18zM30 40l3-18h8l3 18z" fill={ink.coral} />
    <path d="m17 24 3-18h8l3 18z" fill={ink.amber} transform="rotate(10 24 15)" />
    <circle cx="24" cy="35" r="5" fill="#fff" />
  </g>
)

/** A ticket with a field rubbed free. */
const scratch = (
  <g>
    <path d="M6 8h36v11a5 5 0 0 0 0 10v11H6V29a5 5 0 0 0 0-10z" fill={ink.coral} />
    <path d="M12 14h10v9H12zM26 26h10v9H26z" fill={ink.line} />
    <path d="M26 14h10v9H26zM12 26h10v9H12z" fill={ink.amber} />
  </g>
)

/** A wheel under its pointer. */
const freespin = (
  <g>
    <circle cx="24" cy="26" r="19" fill={ink.amber} />
    <path
      d="M24 26V9a17 17 0 0 1 14.700 8.500zM24 26l14.700 8.500A17 17 0 0 1 24 43zM24 26 9.300 34.500a17 17 0 0 1 0-17z"
      fill={ink.coral}
    />
    <circle cx="24" cy="26" r="5" fill="#fff" />
    <path d="M19 1h10l-5 11z" fill="#fff" />
  </g>
)

/** A star, for a game without an emblem of its own. */
const star = <path d="m24 5 5.500 12.500L43 19 33 28l3 14-12-7-12 7 3-14L5 19l13.500-1.500z" fill={ink.amber} />

const emblems: Readonly<Record<string, ReactNode>> = {
  mines,
  football,
  tower,
  kangaroo,
  stair,
  thimbles,
  scratch,
  freespin,
}

/** A game's emblem, 48 by 48. Decoration: the name stands beside it. A new game is one line above. */
export function GameEmblem({ game }: { game: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 shrink-0">
      {Object.hasOwn(emblems, game) ? emblems[game] : star}
    </svg>
  )
}
