const STEPS = [0, 1, 2, 3, 4]
const STEP = 36
const STONES = [
  [92, 168, 1],
  [226, 96, 0.9],
  [184, 18, 1.15],
] as const

/** Where a step begins, how wide it is, and its top. */
const stepAt = (step: number) => ({ x: 24 + step * 26, width: 272 - step * 52, y: 222 - step * STEP })

/** Wooden steps that get narrower, stones on them and one still in the air, and the climber. 320 by 260. */
export function StairArt() {
  return (
    <g>
      <circle cx="160" cy="84" r="76" fill="var(--design-bulb-color)" fillOpacity=".1" />
      <circle cx="160" cy="84" r="52" fill="var(--design-bulb-color)" fillOpacity=".14" />
      {STEPS.map((step) => {
        const { x, width, y } = stepAt(step)
        return (
          <g key={step}>
            <rect x={x} y={y} width={width} height={STEP + 4} fill="var(--design-button-active-gradient-color)" />
            <rect x={x} y={y} width={width} height={STEP + 4} fill="#000" fillOpacity={0.34 - step * 0.03} />
            <rect x={x - 4} y={y} width={width + 8} height="13" rx="4" fill="var(--design-button-active-bg)" />
            <rect x={x - 4} y={y + 8} width={width + 8} height="5" rx="2.500" fill="#000" fillOpacity=".2" />
            <circle cx={x - 2} cy={y - 5} r="4.500" fill="var(--design-bulb-color)" />
            <circle cx={x + width + 2} cy={y - 5} r="4.500" fill="var(--design-bulb-color)" />
          </g>
        )
      })}
      <path
        d="M176 2l-4-16M190 0l-2-18M204 4l-1-15"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {STONES.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M-14-8-5-20 9-21l8 10 2 15-8 12-16 2-14-10z" fill="var(--design-text-muted-color)" />
          <path d="M-5-20 9-21 5-10-8-7z" fill="#fff" fillOpacity=".3" />
          <path d="M5-10 17-11l2 15-10-2zM-9-7l-10 14 14 10 3-14z" fill="#000" fillOpacity=".24" />
        </g>
      ))}
      <g transform="translate(146 112)">
        <path d="M-6 16l-3 20M6 16l3 20" stroke="var(--design-vip-color)" strokeWidth="8" strokeLinecap="round" />
        <path d="M-9-8-21 3M9-8l13-13" stroke="var(--design-safe-color)" strokeWidth="8" strokeLinecap="round" />
        <rect x="-16" y="-13" width="32" height="25" rx="9" fill="var(--design-button-active-gradient-color)" />
        <path d="M-12-10q12-8 24 0l-2 27q-10 4-20 0z" fill="var(--design-safe-color)" />
        <circle cy="-25" r="12.500" fill="var(--design-bulb-color)" />
        <path d="M-14-28c0-20 28-20 28 0-9-3-19-3-28 0z" fill="var(--design-button-active-gradient-color)" />
        <circle cy="-33" r="4" fill="#fff" />
        <circle cx="-4.500" cy="-23" r="1.800" fill="#1c2233" />
        <circle cx="4.500" cy="-23" r="1.800" fill="#1c2233" />
        <path d="M-4-18.500q4 3.600 8 0" fill="none" stroke="#1c2233" strokeWidth="1.800" strokeLinecap="round" />
      </g>
    </g>
  )
}
