import { type ReactNode, useDeferredValue } from 'react'

/**
 * A game's board. It clears a moment after a press of Bet, so that the button answers first: clearing the last round
 * takes a slow phone about as long.
 */
export function DelayedBoard({ isPlacing, children }: { isPlacing: boolean; children: ReactNode }) {
  const deferredBoard = useDeferredValue(children)
  return isPlacing ? deferredBoard : children
}
