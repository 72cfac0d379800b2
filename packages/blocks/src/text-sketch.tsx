import { Skeleton } from '@fairground/ui/skeleton'

const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-7/12']

/** The skeleton of a text. */
export function TextSketch() {
  return (
    <span className="flex max-w-2xl flex-col gap-3">
      <Skeleton className="mb-2 h-7 w-1/2" />
      {lines.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </span>
  )
}
