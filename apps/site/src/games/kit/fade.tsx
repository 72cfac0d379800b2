/** A vertical gradient between two colours, for the `defs` of a drawing. */
export function Fade({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  )
}
