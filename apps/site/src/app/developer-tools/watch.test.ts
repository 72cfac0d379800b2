import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { THRESHOLD_MS } from './pause.ts'
import { watchDeveloperTools } from './watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[RT-19] a pause of more than 80 ms locks, the first shorter one unlocks, and each change is reported once', () => {
  expect(THRESHOLD_MS).toBe(80)
  const pauses = [0, 80, 80.5, 400, 81, 79, 0, 200]
  const reports: boolean[] = []
  const end = watchDeveloperTools(
    () => pauses.shift() ?? 0,
    (isOpen) => reports.push(isOpen),
  )
  vi.advanceTimersByTime(2000)
  expect(reports).toEqual([])
  vi.advanceTimersByTime(3000)
  expect(reports).toEqual([true])
  vi.advanceTimersByTime(2000)
  expect(reports).toEqual([true, false])
  vi.advanceTimersByTime(1000)
  expect(reports).toEqual([true, false, true])
  end()
  vi.advanceTimersByTime(5000)
  expect(reports).toHaveLength(3)
})
