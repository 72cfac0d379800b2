import { MinesBoard } from '../../game-art/mines-board.tsx'
import { disc } from '../../game-art/shapes.ts'
import { BigTop } from './big-top.tsx'
import { Wheel } from './wheel.tsx'

const BRIGHT_STARS = disc(40, 96, 1.6) + disc(206, 84, 1) + disc(372, 74, 1) + disc(540, 82, 1.6) + disc(598, 150, 1)
const FAINT_STARS = disc(118, 158, 1) + disc(296, 118, 1.6) + disc(448, 112, 1) + disc(66, 230, 1) + disc(330, 188, 1.6)

/** The fair at night: a wheel, a tent, and a board in play before them. 640 by 440. */
export function HeroScene() {
  return (
    <>
      <radialGradient id="fair-glow" cx="76%" cy="100%" r="75%">
        <stop stopColor="var(--design-button-active-gradient-color)" stopOpacity=".42" />
        <stop offset="1" stopColor="var(--design-button-active-gradient-color)" stopOpacity="0" />
      </radialGradient>
      <path d={BRIGHT_STARS} fill="var(--design-text-color)" fillOpacity=".6" />
      <path d={FAINT_STARS} fill="var(--design-text-color)" fillOpacity=".35" />
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
