import { expect, test } from 'vitest'
import { formatTimeLeft } from './time-left.ts'

test.each([
  [249_000, '4:09'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
  [3_723_000, '1:02:03'],
])('%i ms are %s', (leftMs, text) => {
  expect(formatTimeLeft(leftMs)).toBe(text)
})
