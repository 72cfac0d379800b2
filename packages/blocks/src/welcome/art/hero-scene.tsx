import { MinesBoard } from '../../game-art/mines-board.tsx'
import { BigTop } from './big-top.tsx'
import { Wheel } from './wheel.tsx'

const STARS = [
  [40, 96],
  [118, 158],
  [206, 84],
  [296, 118],
  [372, 74],
  [448, 112],
  [540, 82],
  [66, 230],
  [598, 150],
  [330, 188],
] as const

/** The fair at night: a wheel, a tent, and a board in play before them. 640 by 440. */
export function HeroScene() {
  return (
    <>
      <defs>
        <radialGradient id="fair-glow" cx="76%" cy="100%" r="75%">
          <stop offset="0" stopColor="var(--design-button-active-gradient-color)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--design-button-active-gradient-color)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="var(--design-text-color)">
        {STARS.map(([x, y], at) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={at % 3 === 0 ? 1.6 : 1} fillOpacity={at % 2 ? 0.35 : 0.6} />
        ))}
      </g>
      <rect x="-640" width="1280" height="440" fill="url(#fair-glow)" />
      <g transform="translate(252 230) scale(1.3)">
        <Wheel />
      </g>
      <path d="M-700 404H0c90-34 190-30 300-12s230 12 340-22v70H-700z" fill="var(--main-bg-color)" fillOpacity=".55" />
      <g transform="translate(196 414) scale(.6)">
        <BigTop />
      </g>
      <path d="M-700 424H0c120-22 240-16 340-8s200 6 300-10v34H-700z" fill="var(--main-bg-color)" />
      <g transform="translate(366 140) rotate(7 120 120)">
        <MinesBoard />
      </g>
    </>
  )
}
