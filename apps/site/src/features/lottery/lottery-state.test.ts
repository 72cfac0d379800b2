import type { LotteryTerm } from '@fairground/contract/lottery'
import type { BetModel } from '@fairground/contract/round'
import { describe, expect, it } from 'vitest'
import { type LotteryState, latestDecided, shownSlips, withAnswer, withTerm } from './lottery-state.ts'

const term = (no: number, phase: LotteryTerm['phase'], status: LotteryTerm['status'] = 'NEW') =>
  ({ id: `t${no}`, no, phase, status, ...(phase !== 'OPEN' && phase !== 'CLOSED' && { result: [no] }) }) as LotteryTerm
const LIFE = [
  term(1, 'OPEN'),
  term(1, 'CLOSED'),
  term(1, 'DRAWN'),
  term(1, 'SETTLED', 'FINISHED'),
  term(2, 'OPEN'),
  term(2, 'CLOSED'),
]
const first: LotteryState = { term: term(1, 'OPEN'), mine: [] }

/** Every order of some things. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

describe('the terms of a lottery on the page', () => {
  it('come to the same state in any order of the messages, with repeats', () => {
    for (const order of orders(LIFE)) {
      const state = [...order, ...order].reduce(withTerm, first)
      expect(state.term).toEqual(term(2, 'CLOSED'))
      expect(state.before).toEqual(term(1, 'SETTLED', 'FINISHED'))
    }
  })

  it('do not go back to an answer that is older than a message', () => {
    const known = LIFE.reduce(withTerm, first)
    expect(withAnswer(known, { term: term(1, 'OPEN'), mine: [] })).toEqual(known)
    expect(withAnswer(known, { term: term(4, 'OPEN'), before: term(3, 'DRAWN'), mine: [] }).before?.no).toBe(3)
  })

  it('show the latest result, and a cancelled term too', () => {
    expect(latestDecided(first)).toBeUndefined()
    expect(latestDecided(LIFE.reduce(withTerm, first))?.no).toBe(1)
    expect(latestDecided(withTerm(first, term(1, 'VOID', 'FINISHED')))?.phase).toBe('VOID')
  })

  it('[BT-17] tell no slip’s result before its draw is shown', () => {
    const won = {
      id: 's',
      termId: 't1',
      result: 'WIN',
      winAmount: 19.4,
      multiplier: 1.94,
      bets: [{ id: 's.0', result: 'WIN', winAmount: 19.4 }],
    } as BetModel
    expect(shownSlips([won], 't1')).toMatchObject([
      { result: 'PENDING', winAmount: 0, bets: [{ result: 'PENDING', winAmount: 0 }] },
    ])
    expect(shownSlips([won], undefined)).toEqual([won])
  })
})
