import { ink } from '../../../games/kit/ink.ts'
import { Lamps, Scene, stroke } from './scene.tsx'

/** A round sign with an age in a ring of lamps. */
export function AgeSign({ age }: { age: number }) {
  const lamps = Array.from({ length: 16 }, (_, at) => (at / 16) * 2 * Math.PI)
  return (
    <Scene width={110}>
      <path d="M112 108h16v22h-16z" fill={ink.line} fillOpacity=".6" />
      <circle cx="120" cy="64" r="56" fill={ink.coral} />
      <circle cx="120" cy="64" r="43" fill={ink.ground} />
      {lamps.map((turn) => (
        <circle
          key={turn}
          cx={(120 + Math.cos(turn) * 49.5).toFixed(1)}
          cy={(64 + Math.sin(turn) * 49.5).toFixed(1)}
          r="3.200"
          fill={ink.bulb}
        />
      ))}
      <text
        x="120"
        y="77"
        textAnchor="middle"
        fontSize="36"
        fontWeight="800"
        fontFamily="var(--font-display)"
        fill={ink.text}
      >
        {age}+
      </text>
    </Scene>
  )
}

/** An upside-down purse; its one coin has rolled away. */
export function EmptyPurse() {
  return (
    <Scene width={160}>
      <path d="M72 58c-14 16-26 36-18 54 5 12 20 14 50 14s45-2 50-14c8-18-4-38-18-54z" fill={ink.coral} />
      <path d="M66 50h76a6 6 0 0 1 0 14H66a6 6 0 0 1 0-14z" fill={ink.amber} />
      <path d="M92 50q12-20 24 0" {...stroke} stroke={ink.amber} strokeWidth="6" />
      <path
        d="M70 96q34 14 68 0"
        {...stroke}
        stroke={ink.onAmber}
        strokeOpacity=".35"
        strokeWidth="3"
        strokeDasharray="7 7"
      />
      <circle cx="188" cy="112" r="15" fill={ink.amber} />
      <circle cx="188" cy="112" r="10" {...stroke} stroke={ink.onAmber} strokeOpacity=".45" strokeWidth="2.500" />
      <path d="M158 124c4-2 8-2 10 0M150 112c5-2 9-2 12 0" {...stroke} stroke={ink.line} strokeWidth="2.500" />
      <g {...stroke} stroke={ink.line} strokeWidth="2.500" strokeOpacity=".8">
        <path d="m88 34-4-10M104 30V18M120 34l4-10" />
      </g>
    </Scene>
  )
}

/** A saved ticket with an hourglass. */
export function WaitingTicket() {
  return (
    <Scene width={170}>
      <g transform="rotate(-6 96 74)">
        <path
          d="M36 36h116a8 8 0 0 1 8 8v18a12 12 0 0 0 0 24v20a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V86a12 12 0 0 0 0-24V44a8 8 0 0 1 8-8z"
          fill={ink.amber}
        />
        <path d="M116 44v62" stroke={ink.onAmber} strokeOpacity=".4" strokeWidth="3" strokeDasharray="3 7" />
        <g {...stroke} stroke={ink.onAmber} strokeOpacity=".6" strokeWidth="6">
          <path d="M50 56h44M50 76h30M50 94h38" />
        </g>
      </g>
      <path d="M168 40h40M168 126h40" {...stroke} stroke={ink.line} strokeWidth="8" />
      <path d="M174 44h28v12c0 14-10 18-10 27s10 13 10 27v12h-28v-12c0-14 10-18 10-27s-10-13-10-27z" fill={ink.wood} />
      <path
        d="M178 60h20c-1 10-10 13-10 22 0-9-9-12-10-22zM178 118c0-12 10-10 10-20 0 10 10 8 10 20z"
        fill={ink.coral}
      />
    </Scene>
  )
}

/** Envelopes under a cloud of lamps; `falling` while it rains. */
export function Envelopes({ falling }: { falling: boolean }) {
  const places = falling
    ? ([
        [50, 50, -14],
        [96, 78, 9],
        [146, 58, -7],
        [184, 90, 16],
      ] as const)
    : ([
        [66, 98, -8],
        [112, 102, 4],
        [156, 97, 12],
      ] as const)
  return (
    <Scene width={170}>
      <path
        d="M70 40a20 20 0 0 1 6-38 28 28 0 0 1 52-2 22 22 0 0 1 40 8 17 17 0 0 1 2 32z"
        transform="translate(0 4)"
        fill={ink.wood}
      />
      <Lamps
        at={[
          [84, 34],
          [112, 38],
          [140, 34],
        ]}
        size={falling ? 3 : 1.6}
      />
      {places.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-20" y="-13" width="40" height="28" rx="4" fill={ink.coral} />
          <path d="M-20-9-3 4a5 5 0 0 0 6 0l17-13" {...stroke} stroke="#fff" strokeOpacity=".4" strokeWidth="2.500" />
          <circle cy="3" r="6" fill={ink.amber} />
        </g>
      ))}
    </Scene>
  )
}

/** A calendar of twelve lamps, the first `litLamps` of them lit. */
export function LampCalendar({ litLamps }: { litLamps: number }) {
  const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  return (
    <Scene width={110}>
      <rect x="70" y="22" width="100" height="104" rx="12" fill={ink.wood} />
      <path d="M70 34a12 12 0 0 1 12-12h76a12 12 0 0 1 12 12v14H70z" fill={ink.coral} />
      <path d="M92 14v16M148 14v16" {...stroke} stroke={ink.amber} strokeWidth="7" />
      {days.map((day) => (
        <circle
          key={day}
          cx={86 + (day % 4) * 22.7}
          cy={64 + Math.floor(day / 4) * 21}
          r="7"
          fill={day < litLamps ? ink.bulb : ink.ground}
        />
      ))}
    </Scene>
  )
}

/** A phone with the fair on its screen. */
export function PhoneFair() {
  const fields = [ink.coral, ink.amber, ink.teal, ink.amber, ink.coral, ink.blue]
  return (
    <Scene width={100}>
      <rect x="80" y="4" width="80" height="126" rx="14" fill={ink.line} />
      <rect x="86" y="10" width="68" height="114" rx="9" fill={ink.ground} />
      <path d="M86 19a9 9 0 0 1 9-9h50a9 9 0 0 1 9 9v9H86z" fill={ink.coral} fillOpacity=".85" />
      {[0, 1, 2, 3].map((at) => (
        <path key={at} d={`M${86 + at * 17} 28h17a8.500 8.500 0 0 1-17 0z`} fill={at % 2 ? ink.amber : ink.coral} />
      ))}
      <g transform="translate(120 70)">
        <path d="M0 0-16 42M0 0l16 42" {...stroke} stroke={ink.wood} strokeWidth="4" />
        <circle r="25" {...stroke} stroke={ink.line} strokeOpacity=".6" strokeWidth="2" />
        {fields.map((fill, at) => {
          const turn = (at / fields.length) * 2 * Math.PI
          return (
            <circle
              key={turn}
              cx={(Math.cos(turn) * 25).toFixed(1)}
              cy={(Math.sin(turn) * 25).toFixed(1)}
              r="5"
              fill={fill}
            />
          )
        })}
        <circle r="5" fill={ink.bulb} />
      </g>
      <Lamps
        at={[
          [66, 30],
          [62, 66],
          [174, 30],
          [178, 66],
        ]}
      />
    </Scene>
  )
}
