import { useEffect, useState } from 'react'
import { type Progress, progressAt, untilNextChange } from './progress.ts'

/** The loading bar since the component stands, rendered again whenever it changes. */
export function useProgress(): Progress {
  const [progress, setProgress] = useState(() => progressAt(0))
  useEffect(() => {
    const began = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const elapsed = performance.now() - began
      setProgress(progressAt(elapsed))
      timer = setTimeout(next, untilNextChange(elapsed))
    }
    next()
    return () => clearTimeout(timer)
  }, [])
  return progress
}
