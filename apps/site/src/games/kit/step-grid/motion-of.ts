import type { CSSProperties } from 'react'

/**
 * The delay of a part's animation in milliseconds, as `--after` for its style sheet; `still` for a part out of sight.
 * Each part has its own value: with a rule for the whole position, the browser would restyle hundreds of parts whenever
 * positions come into sight.
 */
export function motionOf(delay: number | 'still' | undefined): CSSProperties | undefined {
  if (delay === undefined) return undefined
  return delay === 'still' ? { transition: 'none', animation: 'none' } : ({ '--after': `${delay}ms` } as CSSProperties)
}
