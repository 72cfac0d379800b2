import { useEffect, useState } from 'react'
import { type Progress, progressAt, untilNextChange } from './progress.ts'

/** The state of the loading bar since the component was mounted; renders again on each change. */
export function useProgress(): Progress {
  const [progress, setProgress] = useState(() => progressAt(0))
  useEffect(() => {
    const began = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const showProgress = () => {
      const elapsedMs = performance.now() - began
      setProgress(progressAt(elapsedMs))
      timer = setTimeout(showProgress, untilNextChange(elapsedMs))
    }
    showProgress()
    return () => clearTimeout(timer)
  }, [])
  return progress
}
