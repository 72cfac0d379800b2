import { expect, test } from 'vitest'
import { box, copies, disc, dots, ring } from './shapes.ts'

test('a copy begins at its place, and is as it is written', () => {
  expect(copies('m1 2l3 4h5', [{ x: 10.04, y: 20 }])).toBe('M10 20m1 2l3 4h5')
})

test('a copy is turned clockwise and scaled', () => {
  expect(copies('m1 0h2v3', [{ x: 10, y: 10, turn: 90, scale: 2 }])).toBe('M10 10m0 2l0 4l-6 0')
})

test('an arc keeps its flags, and its radius and end are scaled', () => {
  expect(copies('a5 5 0 0 1 10 0', [{ x: 1, y: 1, scale: 0.5 }])).toBe('M1 1a2.5 2.5 0 0 1 5 0')
})

test('copies at several places are one path', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 5, y: 5 },
  ]
  expect(copies('h1', places)).toBe('M0 0h1M5 5h1')
})

test('a ring begins to the right and goes round clockwise', () => {
  expect(ring([10, 10], 5, 4)).toEqual([
    [15, 10],
    [10, 15],
    [5, 10],
    [10, 5],
  ])
})

test('dots, discs and boxes are written as closed or capped parts', () => {
  expect(dots([[1, 2]])).toBe('M1 2h0')
  expect(disc(10, 10, 4)).toBe('M6 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z')
  expect(box(0, 0, 20, 10, 3)).toBe('M3 0h14a3 3 0 0 1 3 3v4a3 3 0 0 1 -3 3h-14a3 3 0 0 1 -3 -3v-4a3 3 0 0 1 3 -3z')
})
