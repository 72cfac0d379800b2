import { useEffect, useState } from 'react'
import { serverNow } from '../../calls/server-time.ts'

/** Milliseconds as minutes and seconds, `4:09`; hours in front when there are any; `0:00` when they are over. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const tail = `${String(seconds % 60).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** The time until a moment of the server's clock, each second anew (RT-20). */
export function useTimeLeft(untilMs: number): string {
  const [left, setLeft] = useState(() => untilMs - serverNow())
  useEffect(() => {
    const timer = setInterval(() => setLeft(untilMs - serverNow()), 1000)
    return () => clearInterval(timer)
  }, [untilMs])
  return formatTimeLeft(left)
}
