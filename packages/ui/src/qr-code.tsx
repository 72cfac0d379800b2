import { encode } from 'uqr'

/** A text as a QR code, dark on white so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-32 shrink-0 rounded-s"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b1220" />
    </svg>
  )
}
