import { expect, test } from 'vitest'
import { betsAfterCommand, mayBeBet } from './may-be-bet.ts'

test.each([
  ['/bet big 50', 'big 50'],
  ['/BET  big 50', 'big 50'],
  ['/bet', ''],
  ['/better luck 5', undefined],
  ['I /bet big 50', undefined],
])('%s commands %s', (text, bets) => {
  expect(betsAfterCommand(text)).toBe(bets)
})

test.each([
  ['big 50', true],
  ['odd 2k', true],
  ['/bet what', true],
  ['good luck!', false],
  [`${'a'.repeat(200)} 5`, false],
])('%s may be bets: %s', (text, isLikely) => {
  expect(mayBeBet(text)).toBe(isLikely)
})
