import { expect, test } from 'vitest'
import { decimalsOrDefault, isDecimalLength } from './currency.ts'

test.each([
  [2, 2],
  [0, 0],
  [18, 18],
  [undefined, 9],
  [null, 9],
  [-1, 2],
  [19, 2],
  [1.5, 2],
  [Number.NaN, 2],
  ['2', 2],
  ['4', 2],
  [{}, 2],
])('[WA-03] a decimal length of %j floors to %i decimals', (setting, decimals) => {
  expect(decimalsOrDefault(setting)).toBe(decimals)
})

test('a decimal length is a whole number from 0 to 18', () => {
  expect([0, 18, -1, 19, 0.5, '2', Number.NaN].map(isDecimalLength)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
