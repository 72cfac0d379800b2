import { disc, dots, type Point, ring } from './shapes.ts'

const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'
const bulb = 'var(--design-bulb-color)'
const faint = 'var(--design-text-faint-color)'

const STARS =
  disc(30, 34, 2.5) + disc(74, 70, 1.8) + disc(120, 26, 2) + disc(52, 128, 2) + disc(284, 132, 2.2) + disc(296, 40, 1.8)

/** The rocket that has burst: a core, sparks around it, and a wider ring of them a little turned. */
const BURST: Point = [104, 78]
const core = disc(...BURST, 9)
const sparks = ring(BURST, 26, 14)
const farSparks = ring(BURST, 42, 14, 0.2 / (2 * Math.PI))

/** A wheel with ten cabins of two colours. */
const HUB: Point = [74, 196]
const cabins = ring(HUB, 44, 10)
const cabinsOf = (odd: number) => cabins.filter((_, at) => at % 2 === odd).map(([x, y]) => disc(x, y, 5.5))
const spokes = cabins.map(([x, y]) => `M${HUB.join(' ')} ${x} ${y}`).join('')
const rim = 'M30 196a44 44 0 1 0 88 0a44 44 0 1 0-88 0z'

const TENT = 'M160 256v-40h70v40z'
const TRAIL = 'M20 244C120 240 206 204 248 104'

/** A firework on its curve over the fairground, with another that has burst. 320 by 260. */
export function CrashArt() {
  return (
    <>
      <path d={STARS} fill={bulb} fillOpacity=".7" />
      <path d={dots(farSparks)} stroke="var(--design-safe-color)" strokeWidth="5.2" strokeLinecap="round" />
      <path d="M48 254 74 196 100 254" fill="none" stroke={faint} strokeWidth="4" />
      <path d={rim + spokes} fill="none" stroke={faint} strokeWidth="2.5" />
      <path d={core + cabinsOf(0).join('')} fill={bulb} />
      <path d={sparks.map(([x, y]) => disc(x, y, 3)).join('') + cabinsOf(1).join('') + TENT} fill={coral} />
      <path d="M172 256v-40h12v40zM196 256v-40h12v40zM220 256v-40h10v40z" fill={bulb} fillOpacity=".75" />
      <path d="M195 168 152 218h86z" fill={amber} />
      <path d="M195 168l-20 50h14zM195 168l6 50h16z" fill={bulb} fillOpacity=".85" />
      <path d="M0 250h320v10H0z" fill="var(--main-bg-color)" />
      <path d={TRAIL} fill="none" stroke={amber} strokeOpacity=".3" strokeWidth="14" strokeLinecap="round" />
      <path d={TRAIL} fill="none" stroke={bulb} strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(256 82) rotate(24)">
        <path d="M6 14v44" stroke="var(--design-text-muted-color)" strokeWidth="4" strokeLinecap="round" />
        <circle cy="36" r="24" fill={amber} fillOpacity=".35" />
        <path d="M-14-26h28v56h-28z" fill={coral} />
        {/* Its flame and its stripes. */}
        <path d="M-9 30 0 54 9 30zM-14-14 14-24v12L-14-2zM-14 8 14-2v12l-28 10z" fill={bulb} />
        <path d="M-19-26Q-6-52 0-66q6 14 19 40-19 6-38 0z" fill={amber} />
      </g>
    </>
  )
}
