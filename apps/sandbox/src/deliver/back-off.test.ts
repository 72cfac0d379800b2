import { expect, test } from 'vitest'
import { findBackOff } from './back-off.ts'

test('a young webhook waits longer each time, but never more than 1.5 s', () => {
  expect([1, 2, 3, 4, 50].map((failures) => findBackOff(failures, 1_000))).toEqual([200, 400, 800, 1_500, 1_500])
})

test('an old one is tried once a minute, and given up after three days', () => {
  expect(findBackOff(50, 3_600_000)).toBe(60_000)
  expect(findBackOff(500, 4 * 24 * 3_600_000)).toBeUndefined()
})
