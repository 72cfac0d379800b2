import type { CSSProperties, ReactNode } from 'react'

/**
 * A line that often changes, in a box of a size of its own: nothing around it is laid out anew for it. Without a `width` the
 * box is as wide as it may be; a line that is wider stands out of it.
 */
export function InPlace({ width, children }: { width?: CSSProperties['inlineSize']; children: ReactNode }) {
  // Two boxes, since what a flexible row or a grid places is always laid out with it.
  return (
    <span className="block" style={{ inlineSize: width }}>
      <span className="block h-[1lh] whitespace-nowrap contain-layout contain-size">{children}</span>
    </span>
  )
}
