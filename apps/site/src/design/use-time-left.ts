import { useEffect, useState } from 'react'
import { serverNow } from '../calls/server-time.ts'

/** Milliseconds until a moment of the server's clock, each second anew (RT-20); 0 when it is over. */
export function useTimeLeft(untilMs: number): number {
  const [left, setLeft] = useState(() => Math.max(0, untilMs - serverNow()))
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, untilMs - serverNow()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [untilMs])
  return left
}
