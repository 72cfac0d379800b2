import type { SharedBet } from '@fairground/contract'
import { expect, it } from 'vitest'
import { type TopWin, withTopWins } from './top-wins.ts'

const win = (id: string, winAmount: number): SharedBet => ({
  id,
  nickname: id,
  betAmount: 1,
  result: winAmount > 0 ? 'WIN' : 'LOSE',
  multiplier: winAmount,
  winAmount,
})

it('[BT-01] the highest cash-outs are kept, each once, the highest first', () => {
  let top: readonly TopWin[] = []
  top = withTopWins(top, [win('a', 5), win('b', 0), win('c', 90)])
  top = withTopWins(top, [win('c', 90), win('d', 7), win('e', 1), win('f', 40)])
  expect(top.map(({ id }) => id)).toEqual(['c', 'f', 'd', 'a', 'e'])
  const same = withTopWins(top, [win('g', 1)])
  expect(same).toBe(top)
  expect(withTopWins(top, [win('h', 2)]).map(({ id }) => id)).toEqual(['c', 'f', 'd', 'a', 'h'])
})
