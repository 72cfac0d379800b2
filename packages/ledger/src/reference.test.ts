import { beforeEach, expect, test } from 'vitest'
import { HOLD_MS } from './holds.ts'
import { act, heldOf, newReference, type Reference } from './reference.ts'

let wallet: Reference
beforeEach(() => {
  wallet = newReference()
  act(wallet, { do: 'deposit', amount: 100n })
})

test('a bet takes its stake, and not more than there is', () => {
  expect(act(wallet, { do: 'bet', id: 'a', amount: 101n })).toBe(false)
  expect(wallet).toEqual({ main: 100n, open: new Map(), held: new Map() })
  expect(act(wallet, { do: 'bet', id: 'a', amount: 100n })).toBe(true)
  expect(wallet).toEqual({ main: 0n, open: new Map([['a', 100n]]), held: new Map() })
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
  expect(wallet).toEqual({ main: 108n, open: new Map(), held: new Map() })
})

test('a round that loses closes and holds nothing', () => {
  act(wallet, { do: 'bet', id: 'a', amount: 10n })
  expect(act(wallet, { do: 'end', id: 'a', amount: 0n })).toBe(true)
  expect(wallet).toEqual({ main: 90n, open: new Map(), held: new Map() })
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
  expect(wallet).toEqual({ main: 90n, open: new Map(), held: new Map() })
})

test('a finish of nothing is refused', () => {
  expect(act(wallet, { do: 'finish', ids: [] })).toBe(false)
  expect(act(wallet, { do: 'finish', ids: ['a'] })).toBe(false)
})

test('[BT-17] a hold lasts 15 seconds', () => {
  expect(HOLD_MS).toBe(15_000)
})
