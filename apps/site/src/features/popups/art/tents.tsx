import { ink } from '../../../games/kit/ink.ts'
import { Scene, stroke } from './scene.tsx'

/** A scratch ticket, half scratched. */
export function ScratchTicket() {
  return (
    <Scene width={160}>
      <g transform="rotate(-5 120 70)">
        <path
          d="M52 24h136a8 8 0 0 1 8 8v26a12 12 0 0 0 0 24v28a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V82a12 12 0 0 0 0-24V32a8 8 0 0 1 8-8z"
          fill={ink.amber}
        />
        <path d="M66 38h66" {...stroke} stroke={ink.onAmber} strokeOpacity=".65" strokeWidth="6" />
        <rect x="64" y="52" width="112" height="52" rx="8" fill={ink.onAmber} fillOpacity=".18" />
        {[82, 120, 158].map((x) => (
          <circle key={x} cx={x} cy="78" r="13" {...stroke} stroke={ink.onAmber} strokeOpacity=".4" strokeWidth="4" />
        ))}
        <path
          d="M64 60a8 8 0 0 1 8-8h54l-8 7 12 5-16 6 20 5-24 7 18 6-22 5 12 6-10 5H72a8 8 0 0 1-8-8z"
          fill={ink.line}
        />
        <path d="M74 62h30M74 74h22M74 86h28" {...stroke} stroke="#fff" strokeOpacity=".3" strokeWidth="3" />
      </g>
      <g transform="rotate(28 178 98)">
        <circle cx="178" cy="98" r="15" fill={ink.coral} />
        <circle cx="178" cy="98" r="10" {...stroke} stroke="#fff" strokeOpacity=".45" strokeWidth="2.500" />
      </g>
    </Scene>
  )
}

const FIELDS = 10

/** A resting wheel of fortune under a pointer of cloth. */
export function FreeWheel() {
  const corner = (at: number, radius: number) => {
    const turn = (at / FIELDS) * 2 * Math.PI - Math.PI / 2
    return `${(120 + Math.cos(turn) * radius).toFixed(1)} ${(70 + Math.sin(turn) * radius).toFixed(1)}`
  }
  const fields = Array.from({ length: FIELDS }, (_, at) => at)
  const fills = [ink.coral, ink.amber, ink.wood, ink.amber, ink.teal]
  return (
    <Scene width={110}>
      <path d="M104 76 88 130h64l-16-54z" fill={ink.line} fillOpacity=".5" />
      <circle cx="120" cy="70" r="58" fill={ink.wood} />
      {fields.map((at) => (
        <path key={at} d={`M120 70 ${corner(at, 48)}A48 48 0 0 1 ${corner(at + 1, 48)}z`} fill={fills[at % 5]} />
      ))}
      {fields.map((at) => {
        const [x = 0, y = 0] = corner(at + 0.5, 53)
          .split(' ')
          .map(Number)
        return <circle key={at} cx={x} cy={y} r="2.600" fill={ink.bulb} />
      })}
      <circle cx="120" cy="70" r="10" fill={ink.ground} />
      <circle cx="120" cy="70" r="4.500" fill={ink.bulb} />
      <path d="M110 4h20l-10 20z" fill={ink.text} />
    </Scene>
  )
}

/** A string of lamps; a brush paints the last one in its new colour. */
export function FreshPaint() {
  const lamps = [ink.coral, ink.bulb, ink.teal, ink.blue]
  return (
    <Scene width={150}>
      <path d="M20 26q100 62 200 0" {...stroke} stroke={ink.line} strokeWidth="2.500" />
      {lamps.map((fill, at) => {
        const x = 54 + at * 34
        const y = 26 + ((x - 20) * (220 - x)) / 322
        return (
          <g key={fill} transform={`translate(${x} ${y})`}>
            <circle cy="16" r="22" fill={fill} fillOpacity=".13" />
            <path d="M-5 0h10v6H-5z" fill={ink.line} />
            <path d="M0 6c8 0 12 6 12 12s-6 13-12 13-12-7-12-13S-8 6 0 6z" fill={fill} />
            <ellipse cx="-4" cy="14" rx="2.500" ry="4" fill="#fff" fillOpacity=".6" />
          </g>
        )
      })}
      <g transform="rotate(32 178 92)">
        <path d="M170 66h18l-3-16c-1-5-11-5-12 0z" fill={ink.blue} />
        <rect x="168" y="66" width="22" height="12" rx="2" fill={ink.line} />
        <path d="M172 78h14l-3 40a4 4 0 0 1-8 0z" fill={ink.amber} />
      </g>
    </Scene>
  )
}
