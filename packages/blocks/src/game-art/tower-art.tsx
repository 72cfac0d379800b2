import { box, copies, disc, dots, type Point } from './shapes.ts'

const bulb = 'var(--design-bulb-color)'
const amber = 'var(--design-button-active-bg)'
const coral = 'var(--design-button-active-gradient-color)'
const faint = 'var(--design-text-faint-color)'
const muted = 'var(--design-text-muted-color)'

/** The middles of each storey's windows. */
const STOREYS = [104, 168, 232]
const WINDOWS = STOREYS.flatMap((y) => [114, 160, 206].map((x) => ({ x, y })))
const LIT = [1, 5, 6]
const litWindows = WINDOWS.filter((_, at) => LIT.includes(at))
const darkWindows = WINDOWS.filter((_, at) => !LIT.includes(at))
const ARCH = 'm-15 22v-26a15 15 0 0 1 30 0v26z'
const CURTAINS = 'm-15 22v-26q9 10 4 26zm30 0v-26q-9 10-4 26z'

const STARS =
  disc(34, 40, 3) + disc(62, 96, 2) + disc(286, 58, 3) + disc(262, 120, 2) + disc(44, 150, 2) + disc(298, 168, 2.5)
const MOON = 'M276 20a18 18 0 1 0 16 26 21 21 0 0 1-16-26z'
const FLAG = 'M160 2c12-4 16 4 28 0v13c-12 4-16-4-28 0z'
const POLE = box(158.5, 0, 3, 18, 1.5)
/** Eight lamps on the board under each storey. */
const LAMPS = STOREYS.flatMap((y) => [0, 1, 2, 3, 4, 5, 6, 7].map((at): Point => [90 + at * 20, y + 34.5]))

/** The tower at night with three lit windows, and its climber at the highest of them. 320 by 260. */
export function TowerArt() {
  return (
    <>
      <path d={STARS} fill={bulb} fillOpacity=".7" />
      <path d="M160 14 78 66h164z" fill={coral} />
      <path d="M160 14l-58.6 52h23.5zM160 14l-11.7 52h23.4zM160 14l35.1 52h23.5z" fill={bulb} />
      <path d="M160 14 242 66h-40z" fill="#000" fillOpacity=".25" />
      <path d="M88 66h144v194H88z" fill="var(--design-button-bg)" />
      <path
        d="M108 66h20v194h-20zM150 66h20v194h-20zM192 66h20v194h-20z"
        fill="var(--design-button-active-gradient-color)"
        fillOpacity=".34"
      />
      <path d="M88 66h22v194H88z" fill="#000" fillOpacity=".28" />
      <path d="M210 66h22v194h-22z" fill="#000" fillOpacity=".36" />
      <path d={litWindows.map(({ x, y }) => disc(x, y + 4, 34)).join('')} fill={amber} fillOpacity=".26" />
      <path d={copies(ARCH, darkWindows)} fill="var(--design-sky-color)" />
      <path d={MOON + copies(ARCH, litWindows)} fill={bulb} />
      <path d={FLAG + copies(CURTAINS, litWindows)} fill={amber} />
      <path d={copies(ARCH, WINDOWS)} fill="none" stroke={faint} strokeWidth="4" />
      <path d={copies('m0-18v40', WINDOWS)} stroke={faint} strokeWidth="2.5" />
      <path d={POLE + WINDOWS.map(({ x, y }) => box(x - 20, y + 21, 40, 6, 2)).join('')} fill={muted} />
      <path d={STOREYS.map((y) => box(80, y + 30, 160, 9, 4)).join('')} fill="var(--design-block-bg)" />
      <path d={dots(LAMPS)} stroke={bulb} strokeWidth="6" strokeLinecap="round" />
      <g transform="translate(160 104)">
        <path d="M-7 2l-3 18M7 2l3 18" stroke="var(--design-info-color)" strokeWidth="7" strokeLinecap="round" />
        <path d="M-9-14-22-28M9-14l13-14" stroke={coral} strokeWidth="7" strokeLinecap="round" />
        <path d="M-11-14q11-9 22 0l-2 20q-9 4-18 0z" fill={coral} />
        <path d="M-10.5-9h21M-10-1h20" stroke="#fff" strokeOpacity=".85" strokeWidth="3.6" />
        <circle cy="-29" r="12.5" fill={bulb} />
        <path d="M-13.5-31c0-19 27-19 27 0-8-4-19-4-27 0z" fill="var(--design-info-color)" />
        <path d="M-4.5-27h0M4.5-27h0" stroke="#1c2233" strokeWidth="3.6" strokeLinecap="round" />
        <path d="M-4-22.5q4 3.6 8 0" fill="none" stroke="#1c2233" strokeWidth="1.8" strokeLinecap="round" />
      </g>
    </>
  )
}
