import { Skeleton } from '@fairground/ui/skeleton'

/** The skeleton of the draws, without their heading. */
export function DrawsSketch({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-m border border-line bg-block">
      {Array.from({ length: rows }, (_, at) => at).map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-3 border-b border-line px-4 last:border-0">
          <div className="flex grow flex-col gap-1.5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3 w-32" />
          </div>
          <Skeleton className="h-7 w-28" />
        </div>
      ))}
    </div>
  )
}
