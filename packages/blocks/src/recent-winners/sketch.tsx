import { Skeleton } from '@fairground/ui/skeleton'

/** The skeleton of the wins, with its heading or without. */
export function WinnersSketch({ rows, headless }: { rows: number; headless?: boolean }) {
  return (
    <span className="block">
      {!headless && (
        <>
          <Skeleton className="mb-4 h-7 w-32" />
          <span className="mb-3 flex gap-2">
            <Skeleton className="h-10 w-24" />
            <Skeleton className="h-10 w-28" />
          </span>
        </>
      )}
      <span className="block overflow-hidden rounded-m border border-line bg-block">
        {Array.from({ length: rows }, (_, at) => at).map((row) => (
          <span
            key={row}
            className="flex min-h-16 items-center gap-3 border-b-2 border-dotted border-line px-4 last:border-0"
          >
            <Skeleton className="size-9 shrink-0 rounded-full" />
            <span className="flex grow flex-col gap-1.5">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-3 w-28" />
            </span>
            <Skeleton className="h-5 w-20" />
          </span>
        ))}
      </span>
    </span>
  )
}
