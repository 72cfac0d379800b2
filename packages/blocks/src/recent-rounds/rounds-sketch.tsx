import { Skeleton } from '@fairground/ui/skeleton'

/** The skeleton of the rounds. */
export function RoundsSketch({ rows }: { rows: number }) {
  return (
    <span className="block overflow-hidden rounded-m border border-line bg-block">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span
          key={row}
          className="flex min-h-16 items-center gap-3 border-b-2 border-dotted border-line px-4 last:border-0"
        >
          <span className="flex grow flex-col gap-1.5">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-3 w-32" />
          </span>
          <Skeleton className="h-5 w-16" />
        </span>
      ))}
    </span>
  )
}
