import { useEffect } from 'react'
import { useLocation } from '../router/index.ts'

/** Whether a change to this path begins at the top: not on contest pages, and not under a popup's background (RT-08). */
export function beginsAtTop(pathname: string, state: unknown): boolean {
  const hasBackground = typeof state === 'object' && state !== null && 'background' in state
  return !pathname.includes('/contest') && !hasBackground
}

/** Scrolls to the top on each change of the path. */
export function useScrollToTop(): void {
  const { pathname, state } = useLocation()
  useEffect(() => {
    if (beginsAtTop(pathname, state)) scrollTo(0, 0)
  }, [pathname, state])
}
