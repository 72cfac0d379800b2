import { Skeleton } from '@fairground/ui/skeleton'

/** The skeleton of the cards. */
export function ArticlesSketch({ count }: { count: number }) {
  return (
    <span className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {Array.from({ length: count }, (_, at) => at).map((card) => (
        <Skeleton key={card} className="h-32 rounded-m" />
      ))}
    </span>
  )
}
