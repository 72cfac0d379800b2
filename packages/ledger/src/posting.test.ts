import { expect, test } from 'vitest'
import { findPostingFault } from './posting.ts'

const ROUTES = [
  ['bet', 'player:main', 'house:stakes:mines'],
  ['win', 'house:payouts:mines', 'player:held'],
  ['release', 'player:held', 'player:main'],
  ['void_round', 'house:stakes:mines', 'player:main'],
  ['void_hold', 'player:held', 'house:payouts:mines'],
  ['deposit', 'provider:sandbox', 'player:main'],
  ['deposit_fee', 'player:main', 'house:fees'],
  ['deposit_hold', 'provider:sandbox', 'house:suspense'],
  ['deposit_release', 'house:suspense', 'player:main'],
  ['deposit_refund', 'house:suspense', 'provider:sandbox'],
  ['deposit_reversal', 'player:main', 'provider:sandbox'],
  ['deposit_loss', 'house:chargebacks', 'provider:sandbox'],
  ['deposit_recovery', 'provider:sandbox', 'house:chargebacks'],
  ['deposit_restore', 'house:chargebacks', 'player:main'],
  ['bonus_win', 'house:bonus', 'player:bonus'],
  ['bonus_release', 'player:bonus', 'player:main'],
  ['bonus_forfeit', 'player:bonus', 'house:bonus'],
] as const

test.each(ROUTES)('a %s goes from %s to %s', (kind, source, destination) => {
  expect(findPostingFault(kind, { source, destination, amountMinor: 1n })).toBeUndefined()
})

test('a kind on any other kind’s route is a fault that names it', () => {
  for (const [kind] of ROUTES)
    for (const [otherKind, source, destination] of ROUTES)
      if (kind !== otherKind)
        expect(findPostingFault(kind, { source, destination, amountMinor: 1n })).toBe(
          `is a ${kind} from ${source} to ${destination}`,
        )
})

test('half of a route is not the route', () => {
  expect(findPostingFault('bet', { source: 'player:main', destination: 'player:main', amountMinor: 1n })).toBeDefined()
  expect(
    findPostingFault('bet', { source: 'player:held', destination: 'house:stakes:mines', amountMinor: 1n }),
  ).toBeDefined()
})

test.each([0n, -1n])('a posting of %s moves no money', (amountMinor) => {
  expect(findPostingFault('bet', { source: 'player:main', destination: 'house:stakes:mines', amountMinor })).toBe(
    'moves no money',
  )
})

test('an account outside the chart is named, on either side', () => {
  const fault = 'names house:till, which is not in the chart of accounts'
  expect(findPostingFault('bet', { source: 'player:main', destination: 'house:till', amountMinor: 1n })).toBe(fault)
  expect(findPostingFault('deposit', { source: 'house:till', destination: 'player:main', amountMinor: 1n })).toBe(fault)
})

test.each(['gift', 'toString', ''])('the kind %j is unknown', (kind) => {
  const posting = { source: 'player:main', destination: 'house:stakes:mines', amountMinor: 1n }
  expect(findPostingFault(kind, posting)).toBe(`is of the unknown kind ${kind}`)
})
