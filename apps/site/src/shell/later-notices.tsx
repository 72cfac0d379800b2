import { Suspense, useEffect, useState } from 'react'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'

const NoticeRunner = lazyScreen(() => import('../features/notices/notice-runner.tsx'), 'NoticeRunner')
/** The delay that leaves the network to the first screen. */
const START_DELAY_MS = 1500

/** Starts the operator's notices after the first screen. */
export function LaterNotices() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), START_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{isTime && <NoticeRunner />}</Suspense>
}
