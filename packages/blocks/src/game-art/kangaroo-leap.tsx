import { disc, dots, oval, type Point } from './shapes.ts'

const fur = 'color-mix(in oklab, var(--design-button-active-bg) 52%, var(--design-button-active-gradient-color))'
const dark = `color-mix(in oklab, ${fur} 66%, black)`
const pale = `color-mix(in oklab, ${fur} 34%, white)`
const safe = 'var(--design-safe-color)'
const night = 'var(--main-bg-color)'
const amber = 'var(--design-button-active-bg)'

/** The hatches from the left: one lit, one open, one to come. */
const HATCHES = [
  { x: 62, rim: 'var(--design-bulb-color)', inside: amber },
  { x: 160, rim: 'var(--design-loss-color)', inside: night },
  { x: 258, rim: 'var(--design-text-faint-color)', inside: 'var(--design-block-bg)' },
]
const SHADOWS = HATCHES.map(({ x }) => oval(x, 215, 40, 17)).join('')
const LAMPS = dots(Array.from({ length: 10 }, (_, at): Point => [26 + at * 30, 168 + (at % 2) * 5]))
const EYE_AND_NOSE = disc(30.5, -128.5, 2.8) + oval(55, -126, 5, 4)

/** A kangaroo in mid-leap over the hatches of a road, one of them open. 320 by 260. */
export function KangarooLeap() {
  return (
    <>
      <path d="M20 178h280l20 66H0z" fill="var(--design-button-bg)" />
      <path d="M112 180l-9 62M210 180l7 62" stroke="#fff" strokeOpacity=".5" strokeWidth="4" strokeDasharray="14 11" />
      <path d={SHADOWS} fill="#000" fillOpacity=".35" />
      {HATCHES.map(({ x, rim }) => (
        <ellipse key={x} cx={x} cy="212" rx="40" ry="16" fill={rim} />
      ))}
      {HATCHES.map(({ x, inside }) => (
        <ellipse key={x} cx={x} cy="212" rx="34" ry="12.5" fill={inside} />
      ))}
      <path
        d="M58 196q48-120 118-104"
        fill="none"
        stroke={amber}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
      <g transform="translate(172 182) rotate(-10) scale(.94)" fill={fur}>
        <path d="M-18-50q-40-14-62 8-14 14-40 0 26 36 62 20 22-10 44-8z" fill={dark} />
        <path d="M-32-30q-6-44 24-66 20-12 32 8 9 34-4 56-12 18-32 16-16-1-20-14z" />
        <path d="M8-18q18-14 17-50-2-14-13-8-13 24-4 58z" fill={pale} />
        {/* Its leg and its neck. */}
        <path d="M-26-40q-6 30-30 40l-22 22q-6 7 2 9l10-4 30-22q30-10 42-30zM-8-92q4-28 20-36l18 12q-12 14-8 32-14 12-30-8z" />
        <path d="M-8-92q14 14 32 6l-2 10q-18 8-32-6zM-8-84q-24-4-34 8 14 6 32 2z" fill={safe} />
        <path d="M8-134q-20-14-20-34 20 4 30 30z" fill={dark} />
        {/* The near ear and the head. */}
        <path d="M20-136q-8-22 2-40 14 14 12 40zM4-126q6-16 26-14 16 2 26 12 6 7-2 13-14 9-34 5-20-3-16-16z" />
        <path d="M40-114q14-2 17-9 3 8-4 12-12 7-28 3z" fill={pale} />
        <circle cx="29" cy="-129" r="4.6" fill="#fff" />
        <path d={EYE_AND_NOSE} fill={night} />
        <path d="M10-80q16 2 24 18l-9 6q-16-4-20-18z" fill={dark} />
        <circle cx="38" cy="-58" r="13" fill={safe} />
      </g>
      <path d={LAMPS} stroke="var(--design-bulb-color)" strokeWidth="7.2" strokeLinecap="round" />
    </>
  )
}
