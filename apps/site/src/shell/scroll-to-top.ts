import { useEffect, useRef } from 'react'
import { useLocation } from '../kernel/router/index.ts'

/** Whether the previous page stays behind a popup. */
const hasBackground = (state: unknown) => typeof state === 'object' && state !== null && 'background' in state

/** Whether a page begins at the top: not contest pages, and not a page under a popup (RT-08). */
export function beginsAtTop(pathname: string, state: unknown): boolean {
  return !pathname.includes('/contest') && !hasBackground(state)
}

/**
 * Scrolls to the top on each change of the path. The first page, and a page that returns when a popup over it closes,
 * keep their scroll position.
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
