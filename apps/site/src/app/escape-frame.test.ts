import { expect, test } from 'vitest'
import { mustEscape } from './escape-frame.ts'

test.each([
  ['/', undefined, true],
  ['/history', 'https://other.example', true],
  ['/', 'https://fair.example', false],
  ['/', 'https://studio.example', false],
  ['/h5/mines', undefined, false],
  ['/chatbet', 'https://other.example', false],
] as const)('[RT-06] %s framed by %s leaves the frame: %s', (path, parent, leaves) => {
  expect(mustEscape(path, ['https://fair.example', 'https://studio.example'], parent)).toBe(leaves)
})
