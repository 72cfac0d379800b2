import { Skeleton } from '@fairground/ui'
import { gridClass } from './grid-class.ts'

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
