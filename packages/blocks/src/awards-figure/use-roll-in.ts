import { prefersReducedMotion } from '@fairground/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

const ROLL_MS = 1_400

/**
 * A number that counts up from zero, once, when its element first comes into sight. Until then, where there is no script,
 * and with reduced motion, it is the number itself.
 */
export function useRollIn(value: number): { ref: RefObject<HTMLElement | null>; shown: number } {
  const ref = useRef<HTMLElement>(null)
  const [part, setPart] = useState(1)
  useEffect(() => {
    const element = ref.current
    if (!element || prefersReducedMotion()) return
    let frame = 0
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      const began = performance.now()
      frame = requestAnimationFrame(function step(now) {
        const done = Math.min(1, Math.max(0, now - began) / ROLL_MS)
        setPart(1 - (1 - done) ** 3)
        if (done < 1) frame = requestAnimationFrame(step)
      })
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return { ref, shown: part === 1 ? value : Math.floor(value * part) }
}
