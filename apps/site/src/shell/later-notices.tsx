import { Suspense, useEffect, useState } from 'react'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'

const LaterParts = lazyScreen(() => import('./later-parts.tsx'), 'LaterParts')
/** The delay that leaves the network to the first screen. */
const START_DELAY_MS = 1500

/** Starts the operator's notices and the chat after the first screen. */
export function LaterNotices() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), START_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{isTime && <LaterParts />}</Suspense>
}
