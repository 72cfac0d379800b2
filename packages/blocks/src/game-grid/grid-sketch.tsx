import { Skeleton } from '@fairground/ui/skeleton'

/** A grid with as many columns as fit: two on the smallest phone, five beside a desktop's menu. */
export const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 tablet:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] tablet:gap-4 desktop:grid-cols-[repeat(auto-fill,minmax(11.25rem,1fr))]'

/** The skeleton of cards. */
export function GridSketch() {
  return (
    <span className={gridClass}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <Skeleton key={card} className="aspect-[4/5] rounded-m" />
      ))}
    </span>
  )
}
