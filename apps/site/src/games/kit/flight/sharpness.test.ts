import { expect, test } from 'vitest'
import { createSharpness, type Sharpness } from './sharpness.ts'

const note = (sharpness: Sharpness, passedMs: number, frames: number) =>
  Array.from({ length: frames }, () => sharpness.note(passedMs)).filter(Boolean).length

test('a picture whose frames come late becomes coarser by two steps, and never below one pixel', () => {
  const sharpness = createSharpness()
  expect(note(sharpness, 33, 89)).toBe(0)
  expect(sharpness.note(33)).toBe(true)
  expect(sharpness.ratioOf(2)).toBeCloseTo(1.4)
  expect(note(sharpness, 33, 900)).toBe(1)
  expect([2, 1.2, 1, 0.8].map(sharpness.ratioOf)).toEqual([1, 1, 1, 0.8])
})

test('frames in time, and late ones among them, cost no pixels', () => {
  const sharpness = createSharpness()
  for (let at = 0; at < 1000; at++) sharpness.note(at % 3 === 0 ? 50 : 16.7)
  expect(sharpness.ratioOf(2)).toBe(2)
})
