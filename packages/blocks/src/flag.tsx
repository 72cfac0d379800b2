/** A country's code in the shape of a pennant, because many systems have no flag emoji. Decoration. */
export function Flag({ country }: { country: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-6 min-w-8 place-items-center rounded-s bg-sky px-1 text-xs font-bold tracking-wide text-text"
    >
      {country.toUpperCase()}
    </span>
  )
}
