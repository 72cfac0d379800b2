import { expect, it } from 'vitest'
import { partsOf } from './clock.tsx'

const DAY_MS = 86_400_000
it.each([
  [0, [0, 0, 0, 0]],
  [-5, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [3_599_000, [0, 0, 59, 59]],
  [DAY_MS, [1, 0, 0, 0]],
  [400 * DAY_MS + 90_061_000, [401, 1, 1, 1]],
])('[RT-20] %i milliseconds are %j', (ms, [days, hours, minutes, seconds]) => {
  expect(partsOf(ms)).toEqual({ days, hours, minutes, seconds })
})
