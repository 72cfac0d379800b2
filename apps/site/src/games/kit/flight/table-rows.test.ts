import type { MultiplayerBet } from '@fairground/contract/multiplayer-round'
import { expect, it } from 'vitest'
import { tableRows } from './table-rows.ts'

const bet = (id: string, betAmount: number, winAmount = 0): MultiplayerBet => ({
  id,
  nickname: id,
  betAmount,
  result: winAmount > 0 ? 'WIN' : 'PENDING',
  multiplier: 0,
  winAmount,
})
const bets = (...list: MultiplayerBet[]) => new Map(list.map((bet) => [bet.id, bet]))

it('[BT-01] the own bets stand first, then what has paid most, then the highest stakes', () => {
  const rows = tableRows(bets(bet('a', 5), bet('b', 90), bet('me', 1), bet('c', 2, 40), bet('d', 8, 12)), {
    own: [bet('me', 1, 3)],
    limit: 10,
    count: 5,
  })
  expect(rows.own).toEqual([bet('me', 1, 3)])
  expect(rows.others.map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a'])
  expect(rows.restCount).toBe(0)
})

it('[BT-01] a thousand bets are a few rows and a count of the rest', () => {
  const manyBets = bets(...Array.from({ length: 1000 }, (_, at) => bet(`b${at}`, at + 1)))
  const rows = tableRows(manyBets, { own: [], limit: 30, count: 1200 })
  expect(rows.others).toHaveLength(30)
  expect(rows.others[0]?.betAmount).toBe(1000)
  expect(rows.restCount).toBe(1170)
})
