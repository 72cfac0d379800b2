import type { BetRecord } from '@fairground/contract/round'
import { expect, it } from 'vitest'
import { betsCsv } from './bets-csv.ts'

const bet = {
  id: '01a206fc-671e-7f4f-9cbb-ab6357a13a1a',
  gameId: 'mines',
  betAmount: 2,
  winAmount: 2.2,
  multiplier: 1.1022,
  result: 'WIN',
  createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
} as BetRecord

it('writes a line a bet, with times in UTC and amounts as numbers', () => {
  const lostBet = { ...bet, result: 'LOSE', winAmount: 0 } as BetRecord
  expect(betsCsv([bet, lostBet], { currency: 'G$', decimals: 2, locale: 'en' }).split('\r\n')).toEqual([
    'time,game,round,stake,multiplier,payout,net,currency,result',
    `2026-01-02T03:04:05.000Z,mines,${bet.id},2.00,1.1022,2.20,0.20,G$,WIN`,
    `2026-01-02T03:04:05.000Z,mines,${bet.id},2.00,0,0.00,-2.00,G$,LOSE`,
  ])
})

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-cmd', "'-cmd"],
  ['@sum', "'@sum"],
  ['a,"b"', '"a,""b"""'],
])('a currency that is called %j cannot be taken for a formula or another cell', (currency, cell) => {
  expect(betsCsv([bet], { currency, decimals: 2, locale: 'en' }).split('\r\n')[1]).toContain(`,${cell},WIN`)
})

it.each(['pt-BR', 'id-ID'])('in %s numbers have a decimal comma, and semicolons separate the cells', (locale) => {
  const lostBet = { ...bet, result: 'LOSE', winAmount: 0 } as BetRecord
  expect(betsCsv([lostBet], { currency: 'R$', decimals: 2, locale }).split('\r\n')).toEqual([
    'time;game;round;stake;multiplier;payout;net;currency;result',
    `2026-01-02T03:04:05.000Z;mines;${bet.id};2,00;0;0,00;-2,00;R$;LOSE`,
  ])
})
