import { beforeEach, expect, test } from 'vitest'
import { HOLD_MS } from './account-state.ts'
import { act, heldOf, newReference, type Reference } from './reference.ts'

const pot = { bonus: 0n, requiredStakes: 0n, wageredStakes: 0n }
let wallet: Reference
beforeEach(() => {
  wallet = newReference()
  act(wallet, { do: 'deposit', amount: 100n })
})

test('a bet takes its stake, and not more than there is', () => {
  expect(act(wallet, { do: 'bet', id: 'a', amount: 101n })).toBe(false)
  expect(wallet).toMatchObject({ main: 100n, openStakes: new Map(), heldWins: new Map(), pot })
  expect(act(wallet, { do: 'bet', id: 'a', amount: 100n })).toBe(true)
  expect(wallet).toMatchObject({ main: 0n, openStakes: new Map([['a', 100n]]), heldWins: new Map(), pot })
})

test('a win waits in a hold and is finished once', () => {
  act(wallet, { do: 'bet', id: 'a', amount: 10n })
  act(wallet, { do: 'bet', id: 'b', amount: 10n })
  expect(act(wallet, { do: 'end', id: 'a', amount: 25n })).toBe(true)
  expect(act(wallet, { do: 'end', id: 'a', amount: 25n })).toBe(false)
  expect(act(wallet, { do: 'end', id: 'b', amount: 3n })).toBe(true)
  expect(heldOf(wallet)).toBe(28n)
  expect(act(wallet, { do: 'finish', ids: ['a', 'b', 'c'] })).toBe(true)
  expect(act(wallet, { do: 'finish', ids: ['a', 'b'] })).toBe(false)
  expect(wallet).toMatchObject({ main: 108n, openStakes: new Map(), heldWins: new Map(), pot })
})

test('a round that loses closes and holds nothing', () => {
  act(wallet, { do: 'bet', id: 'a', amount: 10n })
  expect(act(wallet, { do: 'end', id: 'a', amount: 0n })).toBe(true)
  expect(wallet).toMatchObject({ main: 90n, openStakes: new Map(), heldWins: new Map(), pot })
})

test('a voided round gives the stake back, a voided hold nothing', () => {
  act(wallet, { do: 'bet', id: 'a', amount: 10n })
  expect(act(wallet, { do: 'void round', id: 'a' })).toBe(true)
  expect(act(wallet, { do: 'void round', id: 'a' })).toBe(false)
  expect(wallet.main).toBe(100n)
  act(wallet, { do: 'bet', id: 'b', amount: 10n })
  act(wallet, { do: 'end', id: 'b', amount: 30n })
  expect(act(wallet, { do: 'void hold', id: 'b' })).toBe(true)
  expect(act(wallet, { do: 'void hold', id: 'b' })).toBe(false)
  expect(wallet).toMatchObject({ main: 90n, openStakes: new Map(), heldWins: new Map(), pot })
})

test('a finish of nothing is refused', () => {
  expect(act(wallet, { do: 'finish', ids: [] })).toBe(false)
  expect(act(wallet, { do: 'finish', ids: ['a'] })).toBe(false)
})

test('[BT-17] a hold lasts 15 seconds', () => {
  expect(HOLD_MS).toBe(15_000)
})

test('a bet that is decided at once takes its stake and holds its win', () => {
  expect(act(wallet, { do: 'draw', id: 'a', amount: 101n, win: 5n })).toBe(false)
  expect(act(wallet, { do: 'draw', id: 'a', amount: 40n, win: 0n })).toBe(true)
  expect(act(wallet, { do: 'draw', id: 'b', amount: 40n, win: 80n })).toBe(true)
  expect(wallet).toMatchObject({ main: 20n, openStakes: new Map(), heldWins: new Map([['b', 80n]]), pot })
})

test('[BT-10] what a spin wins is the player’s own once it was wagered, and never twice', () => {
  act(wallet, { do: 'spin', win: 7n, requiredStakes: 50n })
  expect(wallet).toMatchObject({ main: 100n, pot: { bonus: 7n, requiredStakes: 50n, wageredStakes: 0n } })
  act(wallet, { do: 'bet', id: 'a', amount: 49n })
  expect(wallet).toMatchObject({ main: 51n, pot: { bonus: 7n, wageredStakes: 0n } })
  act(wallet, { do: 'end', id: 'a', amount: 0n })
  expect(wallet).toMatchObject({ main: 51n, pot: { bonus: 7n, wageredStakes: 49n } })
  act(wallet, { do: 'draw', id: 'b', amount: 1n, win: 0n })
  expect(wallet).toMatchObject({ main: 57n, pot })
  expect(act(wallet, { do: 'forfeit' })).toBe(false)
})

test('[BT-10] each further win raises what has to be wagered, and what is over is forfeited whole', () => {
  act(wallet, { do: 'spin', win: 7n, requiredStakes: 50n })
  act(wallet, { do: 'draw', id: 'a', amount: 20n, win: 0n })
  act(wallet, { do: 'spin', win: 3n, requiredStakes: 30n })
  expect(wallet.pot).toEqual({ bonus: 10n, requiredStakes: 80n, wageredStakes: 20n })
  expect(act(wallet, { do: 'forfeit' })).toBe(true)
  expect(wallet).toMatchObject({ main: 80n, pot })
})

test('[BT-10] without a wagering rule a win is the player’s own at once', () => {
  act(wallet, { do: 'spin', win: 7n, requiredStakes: 0n })
  expect(wallet).toMatchObject({ main: 107n, pot })
})

test('[BT-10] a stake counts towards the bonus money of its placing when its bet ends, and not at all when it is given back', () => {
  act(wallet, { do: 'bet', id: 'early', amount: 5n })
  act(wallet, { do: 'spin', win: 7n, requiredStakes: 50n })
  act(wallet, { do: 'bet', id: 'void', amount: 20n })
  act(wallet, { do: 'bet', id: 'counted', amount: 30n })
  act(wallet, { do: 'void round', id: 'void' })
  act(wallet, { do: 'end', id: 'early', amount: 0n })
  expect(wallet.pot.wageredStakes).toBe(0n)
  act(wallet, { do: 'end', id: 'counted', amount: 0n })
  expect(wallet).toMatchObject({ main: 65n, pot: { bonus: 7n, wageredStakes: 30n } })
})
