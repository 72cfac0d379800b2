const GONDOLAS = 12
const point = (turn: number, radius: number) => ({
  x: Math.cos(turn * 2 * Math.PI) * radius,
  y: Math.sin(turn * 2 * Math.PI) * radius,
})
const round = (value: number) => Math.round(value * 10) / 10

/** A Ferris wheel of radius 100 around the origin, its lamps lit; stands on legs that end at y = 150. */
export function Wheel() {
  const seats = Array.from({ length: GONDOLAS }, (_, at) => at / GONDOLAS)
  const lamps = Array.from({ length: GONDOLAS * 3 }, (_, at) => at / (GONDOLAS * 3))
  return (
    <g>
      <path
        d="M0 0-46 150M0 0 46 150M-28 92h56"
        stroke="var(--design-button-bg)"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="none" stroke="var(--design-info-color)" strokeOpacity=".34">
        <circle r="92" strokeWidth="2.5" />
        <circle r="80" strokeWidth="1" />
        {seats.map((turn) => {
          const { x, y } = point(turn, 92)
          return <path key={turn} d={`M0 0 ${round(x)} ${round(y)}`} strokeWidth="1" />
        })}
      </g>
      {seats.map((turn, at) => {
        const { x, y } = point(turn, 92)
        const fill = [
          'var(--design-button-active-gradient-color)',
          'var(--design-button-active-bg)',
          'var(--design-safe-color)',
        ][at % 3]
        return (
          <g key={turn} transform={`translate(${round(x)} ${round(y)})`}>
            <path d="M-8 4a8 8 0 0 1 16 0v5a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4z" fill={fill} />
            <path d="M-8 4a8 8 0 0 1 16 0z" fill="#fff" fillOpacity=".28" />
          </g>
        )
      })}
      <g fill="var(--design-bulb-color)">
        {lamps.map((turn) => {
          const { x, y } = point(turn, 80)
          return <circle key={turn} cx={round(x)} cy={round(y)} r="1.8" />
        })}
        <circle r="9" />
      </g>
      <circle r="4.5" fill="var(--design-button-active-gradient-color)" />
    </g>
  )
}
