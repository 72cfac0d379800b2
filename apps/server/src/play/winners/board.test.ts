import { describe, expect, it } from 'vitest'
import { createBoard, KEPT_OF_A_STRETCH, REMEMBERED_MS, type Win } from './board.ts'
import { maskName } from './mask-name.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const win = (roundId: string, payout: number, more: Partial<Win> = {}): Win => ({
  roundId,
  currencyId: 'G$',
  name: 'An***',
  gameId: 'mines',
  payoutMinor: BigInt(payout),
  multiplier: 2,
  atMs: NOON,
  ...more,
})
const ids = (wins: readonly Win[]) => wins.map(({ roundId }) => roundId)

describe('the board of wins', () => {
  it('lists the largest first, of one currency, since a moment, each once', () => {
    const board = createBoard(() => NOON)
    board.add(win('small', 10))
    board.add(win('large', 1000))
    board.add(win('large', 1000))
    board.add(win('old', 500, { atMs: NOON - 3_600_001 }))
    board.add(win('foreign', 9999, { currencyId: 'X' }))
    expect(ids(board.list({ currencyId: 'G$', sinceMs: 0, most: 20 }))).toEqual(['large', 'old', 'small'])
    expect(ids(board.list({ currencyId: 'G$', sinceMs: NOON - 3_600_000, most: 20 }))).toEqual(['large', 'small'])
    expect(ids(board.list({ currencyId: 'G$', sinceMs: 0, most: 1 }))).toEqual(['large'])
  })

  it('lists those of one game, and keeps them however large the wins of others are', () => {
    const board = createBoard(() => NOON)
    board.add(win('flight', 1, { gameId: 'crash' }))
    for (let at = 1; at <= KEPT_OF_A_STRETCH; at += 1) board.add(win(`${at}`, at * 100))
    expect(ids(board.list({ currencyId: 'G$', gameId: 'crash', sinceMs: 0, most: 5 }))).toEqual(['flight'])
    expect(board.list({ currencyId: 'G$', gameId: 'tower', sinceMs: 0, most: 5 })).toEqual([])
  })

  it('keeps the largest of each stretch and wants no smaller one', () => {
    const board = createBoard(() => NOON)
    for (let at = 1; at <= KEPT_OF_A_STRETCH + 5; at += 1) board.add(win(`${at}`, at))
    expect(board.list({ currencyId: 'G$', sinceMs: 0, most: 100 })).toHaveLength(KEPT_OF_A_STRETCH)
    expect(board.wants(win('x', 6))).toBe(false)
    expect(board.wants(win('x', 7))).toBe(true)
    expect(board.wants(win('x', 1, { currencyId: 'X' }))).toBe(true)
  })

  it('forgets what was taken back, and what is a day old', () => {
    let now = NOON
    const board = createBoard(() => now)
    board.add(win('void', 10))
    board.add(win('kept', 5))
    board.remove('void')
    expect(ids(board.list({ currencyId: 'G$', sinceMs: 0, most: 20 }))).toEqual(['kept'])
    now += REMEMBERED_MS + 1
    expect(board.wants(win('late', 1_000_000))).toBe(false)
  })
})

describe('a masked name', () => {
  it.each([
    ['Player 1234', 'Pl***'],
    ['ana', 'a***'],
    ['jo', '***'],
    ['', '***'],
    ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀', '👩‍🚀👩‍🚀***'],
  ])('of %j is %j', (name, maskedName) => {
    expect(maskName(name)).toBe(maskedName)
  })
})
