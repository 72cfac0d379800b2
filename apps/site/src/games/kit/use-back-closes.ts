import { useEffect, useRef } from 'react'

/** Whether the current history entry belongs to an open part of the game. */
const isMarked = () => typeof history.state === 'object' && history.state !== null && 'open' in history.state

/**
 * Lets Back close an open part of a game before it leaves the game. While the part is open, the frame page has an extra
 * history entry. Closing the part in any way removes the entry, so that the next Back leaves.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    history.pushState({ ...history.state, open: true }, '')
    const goneBack = () => !isMarked() && latest.current()
    addEventListener('popstate', goneBack)
    return () => {
      removeEventListener('popstate', goneBack)
      if (isMarked()) history.back()
    }
  }, [isOpen])
}

/** Removes a leftover entry after a reload, when no part is open. */
export function dropLeftEntry(): void {
  if (isMarked()) history.back()
}
