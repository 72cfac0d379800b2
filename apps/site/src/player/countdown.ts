import { useSyncExternalStore } from 'react'
import { serverNow } from '../calls/server-time.ts'

/** All countdowns of the page share one tick. */
const TICK_MS = 1000
const listeners = new Set<() => void>()
let tickedAt = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  tickedAt = serverNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The server's time of the last tick; while no timer runs, the first caller reads the clock. */
function lastTick(): number {
  if (timer === undefined && serverNow() - tickedAt >= TICK_MS) tickedAt = serverNow()
  return tickedAt
}

/** The server's time, updated each second. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, lastTick, lastTick)
}

/** Milliseconds until a moment of the server's clock, updated each second; 0 when it is over (RT-20). */
export function useCountdown(untilMs: number): number {
  return Math.max(0, untilMs - useServerNow())
}
