import { useCountdown } from './countdown.ts'

/** Milliseconds as minutes and seconds, `4:09`; hours in front when there are any; `0:00` when they are over. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const tail = `${String(seconds % 60).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** The time until a moment of the server's clock, in words. */
export function useTimeLeft(untilMs: number): string {
  return formatTimeLeft(useCountdown(untilMs))
}
