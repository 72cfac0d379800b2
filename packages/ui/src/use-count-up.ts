import { useEffect, useRef, useState } from 'react'

/** Whether the player asked the system, or a game (`data-instant`), for less motion. False without a window. */
export function prefersReducedMotion(): boolean {
  if (typeof window === 'undefined') return false
  return 'instant' in document.documentElement.dataset || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

const COUNT_MS = 600
/** The eye reads no faster, and each step costs the page a layout, which other motion needs. */
const STEP_MS = 50

/**
 * Follows a number: a rise counts up over `countMs` milliseconds; a fall shows at once (a loss is quiet), and so does everything with
 * reduced motion.
 */
export function useCountUp(value: number, countMs = COUNT_MS): number {
  const [shownValue, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (value <= start || countMs === 0 || prefersReducedMotion()) {
      setShown(value)
      return
    }
    const began = performance.now()
    const timer = setInterval(() => {
      const part = Math.min(1, (performance.now() - began) / countMs)
      setShown(part === 1 ? value : start + (value - start) * (1 - (1 - part) ** 3))
      if (part === 1) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [value, countMs])
  return shownValue
}
