/** The room of so many rows, until they are loaded. It does not move: below the window it may wait for long. */
export function LiveBetsSketch({ rows }: { rows: number }) {
  return (
    <span
      className="block rounded-m border border-line bg-block shadow-block"
      style={{ height: `${rows * 3.5 + 3.25}rem` }}
    />
  )
}
