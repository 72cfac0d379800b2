import { dots, type Point, ring } from './shapes.ts'

const dark = 'var(--main-bg-color)'
const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'
/** The colours of the twelve sectors, in turn. */
const FILLS = [coral, amber, 'var(--design-button-bg)', 'var(--design-safe-color)']

const TOP = -0.25
const MIDDLE: Point = [0, 0]
const corners = ring(MIDDLE, 92, 12, TOP)
const sectorAt = (at: number) => `M0 0 ${corners[at]?.join(' ')}A92 92 0 0 1 ${corners[(at + 1) % 12]?.join(' ')}z`
/** The three sectors of a colour as one path. */
const sectorsOf = (hue: number) => [hue, hue + 4, hue + 8].map(sectorAt).join('')
const LAMPS = dots(ring(MIDDLE, 102, 12, TOP + 0.5 / 12))

/** The wheel with its lamps, the pointer over it, confetti of light. 320 by 260. */
export function FreespinArt() {
  return (
    <>
      <path d="M136 150 104 252h112l-32-102z" fill="var(--design-block-bg)" />
      <path d="M92 252h136" stroke="var(--design-text-faint-color)" strokeWidth="8" strokeLinecap="round" />
      <g transform="translate(160 132) rotate(9)">
        <circle r="112" fill={coral} />
        <circle r="104" fill={dark} />
        {FILLS.map((fill, hue) => (
          <path key={fill} d={sectorsOf(hue)} fill={fill} stroke={dark} strokeWidth="2.5" />
        ))}
        <path d={LAMPS} stroke="var(--design-bulb-color)" strokeWidth="10" strokeLinecap="round" />
        <circle r="26" fill={dark} />
        <circle r="19" fill={amber} />
        <path d="m0-12 3.5 7.1 7.8 1.1-5.6 5.5 1.3 7.8L0 5.8l-7 3.7 1.3-7.8-5.6-5.5 7.8-1.1z" fill="#fff" />
      </g>
      <path d="M144 6h32l-16 36z" fill="#fff" />
      <circle cx="160" cy="12" r="5" fill={coral} />
    </>
  )
}
