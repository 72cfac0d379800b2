import { expect, it } from 'vitest'
import { awardsAmount } from './view.tsx'

it.each([
  [0, 5, 0],
  [1, 5, 50],
  [184_200, 5, 9_210_000],
  [10, 0.5, 50],
])('[SU-13] %i players with a default bet of %d have bet %d', (players, defaultBetAmount, amount) => {
  expect(awardsAmount({ players, defaultBetAmount })).toBe(amount)
})
