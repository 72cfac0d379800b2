import { useEffect, useRef } from 'react'
import { useLocation } from '../kernel/router/index.ts'

/** Whether the page of the path before stands behind a popup. */
const hasBackground = (state: unknown) => typeof state === 'object' && state !== null && 'background' in state

/** Whether a change to this path begins at the top: not on contest pages, and not under a popup's background (RT-08). */
export function beginsAtTop(pathname: string, state: unknown): boolean {
  return !pathname.includes('/contest') && !hasBackground(state)
}

/**
 * Scrolls to the top on each change of the path. The page that stood first is none, nor is the one that stands again
 * when a popup over it is closed: who has scrolled it stays where they are.
 */
export function useScrollToTop(): void {
  const { pathname, state } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname || hasBackground(state)) return
    lastPath.current = pathname
    if (beginsAtTop(pathname, state)) scrollTo(0, 0)
  }, [pathname, state])
}
