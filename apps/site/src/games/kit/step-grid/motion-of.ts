import type { CSSProperties } from 'react'

/**
 * How a part of a position moves: after so many milliseconds, for its style sheet as `--after`; not at all where nobody
 * sees it. Said to each part by itself: as a rule about all that is in a position, hundreds of parts would be styled anew
 * whenever positions come into sight.
 */
export function motionOf(delay: number | 'still' | undefined): CSSProperties | undefined {
  if (delay === undefined) return undefined
  return delay === 'still' ? { transition: 'none', animation: 'none' } : ({ '--after': `${delay}ms` } as CSSProperties)
}
