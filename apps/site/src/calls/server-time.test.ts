import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverNow } from './server-time.ts'

const NOW = 1_700_000_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  learnServerTime(Date.now(), 0)
  vi.useRealTimers()
})

test.each([
  ['in the future', 3001],
  ['in the past', -3001],
])('[CL-03] a server that is more than 3 s %s gives its time, if the call took under 1 s', (_, offMs) => {
  expect(learnServerTime(NOW + offMs, 1000)).toBe(false)
  expect(serverNow()).toBe(NOW)
  expect(learnServerTime(NOW + offMs, 999)).toBe(true)
  expect(serverNow()).toBe(NOW + offMs)
  vi.advanceTimersByTime(500)
  expect(serverNow()).toBe(NOW + offMs + 500)
})

test('[CL-03] 3 s and less is no difference, and an answer without a time changes nothing', () => {
  for (const offMs of [3000, -3000, 0]) expect(learnServerTime(NOW + offMs, 10)).toBe(false)
  expect(learnServerTime(undefined, 10)).toBe(false)
  expect(serverNow()).toBe(NOW)
})
