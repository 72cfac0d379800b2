import type { MultiplayerBet } from '@fairground/contract/multiplayer-round'
import { expect, it } from 'vitest'
import { type TopWin, withTopWins } from './top-wins.ts'

const win = (nickname: string, winAmount: number): MultiplayerBet => ({
  id: nickname,
  nickname,
  betAmount: 1,
  result: winAmount > 0 ? 'WIN' : 'LOSE',
  multiplier: winAmount,
  winAmount,
})

it('[BT-01] the highest cash-outs are kept, each once, the highest first', () => {
  let top: readonly TopWin[] = []
  top = withTopWins(top, [win('a', 5), win('b', 0), win('c', 90)])
  top = withTopWins(top, [win('c', 90), win('d', 7), win('e', 1.5), win('f', 40)])
  expect(top.map(({ nickname }) => nickname)).toEqual(['c', 'f', 'd', 'a', 'e'])
  const sameWins = withTopWins(top, [win('g', 1.5)])
  expect(sameWins).toBe(top)
  expect(withTopWins(top, [win('h', 2)]).map(({ nickname }) => nickname)).toEqual(['c', 'f', 'd', 'a', 'h'])
})

it('[RG-04] a payout up to the stake is not among them', () => {
  expect(withTopWins([], [win('even', 1)])).toEqual([])
})
