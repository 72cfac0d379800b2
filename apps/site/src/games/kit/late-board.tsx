import { type ReactNode, useDeferredValue } from 'react'

/**
 * A game's board, which may be cleared a moment after the press of Bet: that press is answered first, by the button. To
 * clear what the last round left takes a slow phone as long again.
 */
export function LateBoard({ placing, children }: { placing: boolean; children: ReactNode }) {
  const late = useDeferredValue(children)
  return placing ? late : children
}
