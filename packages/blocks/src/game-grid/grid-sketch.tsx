import { Skeleton } from '@fairground/ui/skeleton'
import type { ReactNode } from 'react'

/** Three columns, and six where there is room for six. The room counts, not the window: a page may have a panel beside it. */
const COLUMNS =
  'grid grid-cols-3 gap-2 @min-[36rem]:grid-cols-4 @min-[44rem]:grid-cols-6 @min-[60rem]:gap-3 @min-[90rem]:gap-3.5'

/** The grid of game tiles. */
export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className={COLUMNS}>{children}</ul>
    </div>
  )
}

/** The skeleton of tiles. */
export function GridSketch() {
  return (
    <span className="@container block">
      <span className={COLUMNS}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((tile) => (
          <Skeleton key={tile} className="aspect-[3/4] rounded-m" />
        ))}
      </span>
    </span>
  )
}
