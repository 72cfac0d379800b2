import { expect, test } from 'vitest'
import { isDue, parseSeen } from './popup-memory.ts'

const DAY_MS = 86_400_000

test.each([
  [undefined, 5, 6, true],
  ['session', undefined, 6, true],
  ['session', 5, 5 + 9 * DAY_MS, false],
  ['day', 5, 4 + DAY_MS, false],
  ['day', 5, 5 + DAY_MS, true],
  ['ever', undefined, 6, true],
  ['ever', 5, 5 + 900 * DAY_MS, false],
] as const)('once a %s, seen at %s: at %s it may come: %s', (once, seenAt, now, expected) => {
  expect(isDue(once, seenAt, now)).toBe(expected)
})

test.each(['{', '5', 'null', '["a"]', '{"age":"yesterday"}'])('a broken memory (%s) counts as none', (text) => {
  expect(parseSeen(text)).toEqual({})
})
