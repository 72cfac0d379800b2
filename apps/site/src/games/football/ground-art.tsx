import { memo } from 'react'

const CROWD_TONES = [
  'var(--design-text-faint-color)',
  'var(--design-button-active-gradient-color)',
  'var(--design-text-muted-color)',
  'var(--design-button-active-bg)',
  'var(--design-info-color)',
]
/** The heads of the crowd in three rows, the same each time. */
const CROWD = Array.from({ length: 126 }, (_, at) => {
  const row = Math.floor(at / 42)
  return {
    at,
    row,
    x: (at % 42) * 12.2 + (row % 2) * 6 - 3 + ((at * 7) % 5) - 2,
    y: 166 + row * 17 + ((at * 11) % 6),
    tone: CROWD_TONES[(at * 13 + row) % CROWD_TONES.length],
  }
})
const BULBS = Array.from({ length: 21 }, (_, at) => ({
  x: at * 25,
  y: 92 + Math.sin((at / 20) * Math.PI * 5) ** 2 * -14,
}))
const STRIPES = Array.from({ length: 13 }, (_, at) => at)
const MOWN = Array.from({ length: 14 }, (_, at) => at * 2 - 10)

/** The colours that the scene's parts share. Put it once into each scene. */
export function SceneDefinitions() {
  return (
    <defs>
      <linearGradient id="football-sky" gradientUnits="userSpaceOnUse" x2="0" y2="400">
        <stop offset="0" stopColor="var(--scene-top, color-mix(in oklab, var(--main-bg-color) 86%, black))" />
        <stop offset="1" stopColor="var(--design-sky-color)" />
      </linearGradient>
      <linearGradient id="football-turf" gradientUnits="userSpaceOnUse" y1="252" x2="0" y2="400">
        <stop
          offset="0"
          stopColor="light-dark(color-mix(in oklab, var(--design-win-color) 70%, var(--main-bg-color)), color-mix(in oklab, var(--design-win-color) 46%, var(--main-bg-color)))"
        />
        <stop
          offset="1"
          stopColor="light-dark(color-mix(in oklab, var(--design-win-color) 84%, var(--main-bg-color)), color-mix(in oklab, var(--design-win-color) 64%, var(--main-bg-color)))"
        />
      </linearGradient>
      <linearGradient id="football-beam" x2="0" y2="1">
        <stop offset="0" stopColor="var(--design-bulb-color)" stopOpacity=".22" />
        <stop offset="1" stopColor="var(--design-bulb-color)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="football-jersey" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--design-button-active-bg)" />
        <stop offset="1" stopColor="var(--design-button-active-gradient-color)" />
      </linearGradient>
      <radialGradient id="football-leather" cx=".36" cy=".28" r=".85">
        <stop offset="0" stopColor="white" />
        <stop offset=".6" stopColor="color-mix(in oklab, white 88%, var(--design-sky-color))" />
        <stop offset="1" stopColor="color-mix(in oklab, white 52%, var(--design-sky-color))" />
      </radialGradient>
      <clipPath id="football-ball">
        <circle r="19" />
      </clipPath>
    </defs>
  )
}

/** Where the stand is drawn again, for a scene that goes on beyond its box. */
const BESIDE = [-500, 500]

/** Night sky, floodlights, the crowd, hoardings and the striped pitch: the static parts. */
export const Ground = memo(function Ground({ cheerClass }: { cheerClass: string | undefined }) {
  return (
    <g>
      <rect x="-800" y="-900" width="2100" height="1300" fill="url(#football-sky)" />
      <g id="football-stand">
        <Stand cheerClass={cheerClass} />
      </g>
      {BESIDE.map((x) => (
        <use key={x} href="#football-stand" x={x} />
      ))}
      <Floodlight x={26} />
      <Floodlight x={474} />
      <Pitch />
    </g>
  )
})

/** One length of the stand: its crowd, its bulbs and the hoardings before it. */
function Stand({ cheerClass }: { cheerClass: string | undefined }) {
  return (
    <>
      <path
        d="M0 150h500v110H0z"
        fill="light-dark(color-mix(in oklab, var(--design-text-color) 66%, var(--main-bg-color)), color-mix(in oklab, var(--main-bg-color) 70%, black))"
      />
      <path d="M0 150q250-16 500 0v6q-250-16-500 0z" fill="var(--design-button-active-bg)" fillOpacity=".3" />
      {[0, 1, 2].map((row) => (
        <g key={row} className={cheerClass} data-row={row}>
          {CROWD.filter((head) => head.row === row).map((head) => (
            <g key={head.at} fill={head.tone} fillOpacity={0.34 + row * 0.12}>
              <circle cx={head.x} cy={head.y} r="4.600" />
              <path d={`M${head.x - 6.5} ${head.y + 13}q6.500-12 13 0z`} />
            </g>
          ))}
        </g>
      ))}
      <path
        d="M0 92q25-26 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0"
        fill="none"
        stroke="var(--design-border)"
      />
      {BULBS.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.600" fill="var(--design-bulb-color)" fillOpacity=".8" />
      ))}
      <Hoardings />
    </>
  )
}

function Floodlight({ x }: { x: number }) {
  const lean = x < 250 ? 1 : -1
  return (
    <g>
      <path d={`M${x} 52 ${x + lean * 16} 400 ${x + lean * 330} 400z`} fill="url(#football-beam)" />
      <path d={`M${x - 2} 52h4l2 190h-8z`} fill="color-mix(in oklab, var(--design-text-faint-color) 60%, black)" />
      <rect
        x={x - 20}
        y="28"
        width="40"
        height="28"
        rx="5"
        fill="color-mix(in oklab, var(--design-text-faint-color) 45%, black)"
      />
      {[-12, 0, 12].map((at) =>
        [35, 48].map((y) => <circle key={`${at} ${y}`} cx={x + at} cy={y} r="4.600" fill="var(--design-bulb-color)" />),
      )}
      <circle cx={x} cy="42" r="30" fill="var(--design-bulb-color)" fillOpacity=".13" />
    </g>
  )
}

function Hoardings() {
  return (
    <g>
      <path d="M0 222h500v34H0z" fill="color-mix(in oklab, var(--design-button-active-gradient-color) 62%, black)" />
      {STRIPES.map((at) => (
        <path
          key={at}
          d={`M${at * 40 - 8} 222h20l-6 34h-20z`}
          fill="color-mix(in oklab, var(--design-button-active-bg) 74%, black)"
        />
      ))}
      <path d="M0 222h500" stroke="white" strokeOpacity=".28" strokeWidth="1.500" />
    </g>
  )
}

function Pitch() {
  return (
    <g>
      <path d="M-800 252h2100v900H-800z" fill="url(#football-turf)" />
      {MOWN.map((at) => (
        <path
          key={at}
          d={`M${110 + at * 31} 252h31L${-1390 + (at + 1) * 366} 992H${-1390 + at * 366}z`}
          fill="white"
          fillOpacity=".055"
        />
      ))}
      <g fill="none" stroke="white" strokeOpacity=".72" strokeWidth="3">
        <path d="M-800 253h2100" strokeWidth="2.500" />
        <path d="M22 253-14 302h528l-36-49" />
        <ellipse cx="250" cy="366" rx="12" ry="3.600" fill="white" fillOpacity=".7" stroke="none" />
        <ellipse cx="250" cy="455" rx="390" ry="70" strokeOpacity=".4" />
      </g>
    </g>
  )
}
