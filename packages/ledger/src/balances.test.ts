import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY, post } from './balances.ts'

const deposit = { source: 'provider:sandbox', destination: 'player:main', amountMinor: 100n }
const bet = { source: 'player:main', destination: 'house:stakes:mines', amountMinor: 60n }
const win = { source: 'house:payouts:mines', destination: 'player:held', amountMinor: 90n }
const release = { source: 'player:held', destination: 'player:main', amountMinor: 90n }

test('postings move money between the player’s accounts and the house', () => {
  expect(post(EMPTY, [deposit, bet, win])).toEqual({ 'player:main': 40n, 'player:bonus': 0n, 'player:held': 90n })
  expect(post(EMPTY, [deposit, bet, win, release])).toEqual({
    'player:main': 130n,
    'player:bonus': 0n,
    'player:held': 0n,
  })
})

test('a player’s account may become empty but never negative', () => {
  expect(post(EMPTY, [deposit, { ...bet, amountMinor: 100n }])?.['player:main']).toBe(0n)
  expect(post(EMPTY, [deposit, { ...bet, amountMinor: 101n }])).toBeUndefined()
})

test('an account that is negative in between is refused even when a later posting would fill it', () => {
  expect(post(EMPTY, [bet, deposit])).toBeUndefined()
})

test('balances that were passed in stay as they were', () => {
  const balances = { ...EMPTY, 'player:main': 5n }
  post(balances, [deposit])
  expect(balances).toEqual({ ...EMPTY, 'player:main': 5n })
  expect(EMPTY).toEqual({ 'player:main': 0n, 'player:bonus': 0n, 'player:held': 0n })
})

test('[RE-02] a posting and its reversal leave everything as it was', () => {
  const account = fc.constantFrom('player:main', 'player:bonus', 'player:held', 'house:adjust')
  const amount = fc.bigInt({ min: 0n, max: 1_000n })
  fc.assert(
    fc.property(
      fc.tuple(amount, amount, amount),
      account,
      account,
      amount,
      (startBalances, source, destination, amountMinor) => {
        const balancesBefore = {
          'player:main': startBalances[0],
          'player:bonus': startBalances[1],
          'player:held': startBalances[2],
        }
        const balancesAfter = post(balancesBefore, [{ source, destination, amountMinor }])
        if (balancesAfter)
          expect(post(balancesAfter, [{ source: destination, destination: source, amountMinor }])).toEqual(
            balancesBefore,
          )
      },
    ),
  )
})
