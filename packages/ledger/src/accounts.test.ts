import { expect, test } from 'vitest'
import { isPlayerAccount, parseAccount } from './accounts.ts'

const PLAYER = ['player:main', 'player:bonus', 'player:held'] as const
const HOUSE = [
  'house:stakes:mines',
  'house:payouts:free-spin2',
  'house:bonus',
  'house:adjust',
  'provider:sandbox',
] as const

test('every account of the chart is read', () => {
  for (const account of [...PLAYER, ...HOUSE]) expect(parseAccount(account)).toBe(account)
})

test('only the player’s accounts are the player’s', () => {
  for (const account of PLAYER) expect(isPlayerAccount(account)).toBe(true)
  for (const account of HOUSE) expect(isPlayerAccount(account)).toBe(false)
})

test.each([
  'player:other',
  'player:main ',
  ' player:main',
  'xplayer:main',
  'house:stakes:',
  'house:stakes',
  'house:losses:mines',
  'house:stakes:Mines',
  'house:stakes:mines!',
  'house:adjustments',
  'house:bonuses',
  'xhouse:adjust',
  'provider:',
  'provider:a b',
  '',
  7,
  undefined,
  null,
  ['player:main'],
])('%j is no account', (text) => {
  expect(parseAccount(text)).toBeUndefined()
})
