import type { CSSProperties, ReactNode } from 'react'

/**
 * A line that often changes, in a box of fixed size, so that a change lays out nothing around it. Without a `width` the
 * box fills its container; a wider line overflows.
 */
export function InPlace({ width, children }: { width?: CSSProperties['inlineSize']; children: ReactNode }) {
  // Two boxes, because the layout of a flexible row or a grid always includes its direct children.
  return (
    <span className="block" style={{ inlineSize: width }}>
      <span className="block h-[1lh] whitespace-nowrap contain-layout contain-size">{children}</span>
    </span>
  )
}
