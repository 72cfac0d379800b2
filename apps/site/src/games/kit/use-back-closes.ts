import { useEffect, useRef } from 'react'

/** Whether the entry of the history on which the frame stands was put there for something open in the game. */
const isMarked = () => typeof history.state === 'object' && history.state !== null && 'open' in history.state

/**
 * Going back closes what is open in a game before it leaves the game: while something is open, the frame stands on an entry
 * of its own. The entry goes with what it was for, however that is closed, so that the next press of Back leaves.
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

/** A page that was loaded anew has nothing open: an entry that is left from before is taken away. */
export function dropLeftEntry(): void {
  if (isMarked()) history.back()
}
