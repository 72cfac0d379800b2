import { box, copies, dots, type Place, type Point } from './shapes.ts'

const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const OPEN = [0, 4, 5]
const fields = NINE.map((at): Place => ({ x: 79 + (at % 3) * 56, y: 90 + Math.floor(at / 3) * 35 }))
const openFields = fields.filter((_, at) => OPEN.includes(at))
const coveredFields = fields.filter((_, at) => !OPEN.includes(at))
const boxesAt = (places: readonly Place[]) => places.map(({ x, y }) => box(x, y, 50, 30, 7)).join('')
const STAR = 'm25 3 3.6 7.3 8 1.2-5.8 5.7 1.4 8-7.2-3.8-7.2 3.8 1.4-8-5.8-5.7 8-1.2z'
const GLINTS = 'm8 24 18-18m-4 20 20-20'
const STRING = dots(NINE.map((at): Point => [24 + at * 34, 16 + (at % 2) * 8]))

/** A ticket of nine fields, three of them rubbed free, a coin on its way. 320 by 260. */
export function ScratchArt() {
  return (
    <>
      <g transform="rotate(-7 160 136)">
        <path
          d="M74 38h172a12 12 0 0 1 12 12v140a13 13 0 0 0 0 26v14a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12v-14a13 13 0 0 0 0-26V50a12 12 0 0 1 12-12z"
          fill="#fff6e2"
        />
        <path
          d="M74 38h172a12 12 0 0 1 12 12v26q-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0V50a12 12 0 0 1 12-12z"
          fill={coral}
        />
        <path d="M84 58h94" stroke="#fff" strokeWidth="11" strokeLinecap="round" />
        <path d="M198 58h40" stroke="#fff" strokeOpacity=".6" strokeWidth="6" strokeLinecap="round" />
        <path d={boxesAt(openFields)} fill={amber} />
        <path d={copies(STAR, openFields)} fill="#fff" />
        <path d={boxesAt(coveredFields)} fill="var(--design-text-faint-color)" />
        <path
          d={copies(GLINTS, coveredFields)}
          stroke="#fff"
          strokeOpacity=".4"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M76 203h168" stroke="#000" strokeOpacity=".3" strokeWidth="3" strokeDasharray="7 7" />
        <path d="M84 222h64" stroke={amber} strokeWidth="8" strokeLinecap="round" strokeDasharray="1 13" />
      </g>
      <g transform="translate(250 176)">
        <circle r="31" fill={amber} />
        <circle r="23" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="4" />
        <path d="m0-14 4 8.4 9.2 1.2-6.7 6.3 1.7 9.1L0 6.6-8.2 11l1.7-9.1-6.7-6.3 9.2-1.2z" fill="#fff" />
      </g>
      <path
        d="M206 150l9 7M196 168l11 1M214 134l5 9"
        stroke="var(--design-text-muted-color)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={STRING} stroke="var(--design-bulb-color)" strokeWidth="8" strokeLinecap="round" />
    </>
  )
}
