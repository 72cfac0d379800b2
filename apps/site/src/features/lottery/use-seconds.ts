import { useEffect, useState } from 'react'
import { localTimeOf } from '../../calls/server-time.ts'

const EVERY_MS = 200

/** Whole seconds until a moment of the server's clock, never below 0. */
const secondsUntil = (serverMs: number) => Math.max(0, Math.ceil((localTimeOf(serverMs) - performance.now()) / 1000))

/** Seconds until a moment of the server's clock, by the clock that all players share; 0 when it is over. */
export function useSeconds(serverMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(serverMs))
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(serverMs))
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [serverMs])
  return seconds
}

/** Seconds as a clock shows them: `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
