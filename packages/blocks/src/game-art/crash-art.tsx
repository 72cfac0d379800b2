const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'
const bulb = 'var(--design-bulb-color)'
const STARS = [
  [30, 34, 2.5],
  [74, 70, 1.8],
  [120, 26, 2],
  [52, 128, 2],
  [284, 132, 2.2],
  [296, 40, 1.8],
] as const
const CABINS = Array.from({ length: 10 }, (_, at) => (at / 10) * 2 * Math.PI)
const BURST = Array.from({ length: 14 }, (_, at) => (at / 14) * 2 * Math.PI)
const WHEEL = { x: 74, y: 196, radius: 44 }
const round = (value: number) => Math.round(value * 10) / 10

/** A firework on its curve over the fairground, with another that has burst. 320 by 260. */
export function CrashArt() {
  return (
    <g>
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={bulb} fillOpacity=".7" />
      ))}
      <g>
        {BURST.map((turn) => (
          <g key={turn}>
            <circle cx={round(104 + Math.cos(turn) * 26)} cy={round(78 + Math.sin(turn) * 26)} r="3" fill={coral} />
            <circle
              cx={round(104 + Math.cos(turn + 0.2) * 42)}
              cy={round(78 + Math.sin(turn + 0.2) * 42)}
              r="2.600"
              fill="var(--design-safe-color)"
            />
          </g>
        ))}
        <circle cx="104" cy="78" r="9" fill={bulb} />
      </g>
      <g stroke="var(--design-text-faint-color)" strokeWidth="2.500" fill="none">
        <path d={`M${WHEEL.x - 26} 254 ${WHEEL.x} ${WHEEL.y} ${WHEEL.x + 26} 254`} strokeWidth="4" />
        <circle cx={WHEEL.x} cy={WHEEL.y} r={WHEEL.radius} />
        {CABINS.map((turn) => (
          <path
            key={turn}
            d={`M${WHEEL.x} ${WHEEL.y}L${round(WHEEL.x + Math.cos(turn) * WHEEL.radius)} ${round(WHEEL.y + Math.sin(turn) * WHEEL.radius)}`}
          />
        ))}
      </g>
      {CABINS.map((turn, at) => (
        <circle
          key={turn}
          cx={round(WHEEL.x + Math.cos(turn) * WHEEL.radius)}
          cy={round(WHEEL.y + Math.sin(turn) * WHEEL.radius)}
          r="5.500"
          fill={at % 2 === 0 ? bulb : coral}
        />
      ))}
      <path d="M160 256v-40h70v40z" fill={coral} />
      <path d="M172 256v-40h12v40zM196 256v-40h12v40zM220 256v-40h10v40z" fill={bulb} fillOpacity=".75" />
      <path d="M195 168 152 218h86z" fill={amber} />
      <path d="M195 168l-20 50h14zM195 168l6 50h16z" fill={bulb} fillOpacity=".85" />
      <path d="M0 250h320v10H0z" fill="var(--main-bg-color)" />
      <path
        d="M20 244C120 240 206 204 248 104"
        fill="none"
        stroke={amber}
        strokeOpacity=".3"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path d="M20 244C120 240 206 204 248 104" fill="none" stroke={bulb} strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(256 82) rotate(24)">
        <path d="M6 14v44" stroke="var(--design-text-muted-color)" strokeWidth="4" strokeLinecap="round" />
        <circle cy="36" r="24" fill={amber} fillOpacity=".35" />
        <path d="M-9 30 0 54 9 30z" fill={bulb} />
        <path d="M-14-26h28v56h-28z" fill={coral} />
        <path d="M-14-14 14-24v12L-14-2zM-14 8 14-2v12l-28 10z" fill={bulb} />
        <path d="M-19-26Q-6-52 0-66q6 14 19 40-19 6-38 0z" fill={amber} />
      </g>
    </g>
  )
}
