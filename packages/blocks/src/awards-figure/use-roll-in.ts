import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { type RefObject, useEffect, useRef, useState } from 'react'

const ROLL_MS = 1_400
/** The eye reads no faster. */
const STEP_MS = 50

/**
 * Counts a number up from zero, once, when its element first comes into view. Before that, without scripts, and with
 * reduced motion it is the number itself.
 */
export function useRollIn(value: number): { ref: RefObject<HTMLElement | null>; shownValue: number } {
  const ref = useRef<HTMLElement>(null)
  const [part, setPart] = useState(1)
  useEffect(() => {
    const element = ref.current
    if (!element || prefersReducedMotion()) return
    let timer: ReturnType<typeof setInterval> | undefined
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      const began = performance.now()
      timer = setInterval(() => {
        const progress = Math.min(1, (performance.now() - began) / ROLL_MS)
        setPart(1 - (1 - progress) ** 3)
        if (progress === 1) clearInterval(timer)
      }, STEP_MS)
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      clearInterval(timer)
    }
  }, [])
  return { ref, shownValue: part === 1 ? value : Math.floor(value * part) }
}
