import { Skeleton } from '@fairground/ui'

/** The room of so many rows, until they are there. */
export function LiveBetsSketch({ rows }: { rows: number }) {
  return (
    <span className="block" style={{ height: `${rows * 3.5 + 3.25}rem` }}>
      <Skeleton className="block size-full rounded-m" />
    </span>
  )
}
