import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { spokenAmount } from './spoken-amount.ts'

const gold = { symbol: 'G$', symbolText: 'gold', useGameSymbol: true }
const drawn = (value: number, symbol: string, locale = 'en') => formatMoney(value, locale, { symbol, decimalLength: 2 })

test('[SU-11] the game currency is spoken in the operator’s word for it, in each language’s notation', () => {
  expect(spokenAmount(drawn(1234.5, 'G$'), gold)).toBe('1,234.50 gold')
  expect(spokenAmount(drawn(1234.5, 'G$', 'pt-BR'), gold)).toBe('1.234,50 gold')
  expect(spokenAmount(drawn(1234.5, 'G$', 'id-ID'), gold)).toBe('1.234,50 gold')
  expect(spokenAmount(drawn(-5, 'G$'), gold)).toBe('-5.00 gold')
})

test('[SU-11] another currency, and an operator without a word or without a game currency, change nothing', () => {
  expect(spokenAmount(drawn(5, 'R$'), gold)).toBe('R$5.00')
  expect(spokenAmount(drawn(5, 'G$'), { ...gold, symbolText: '' })).toBe('G$5.00')
  expect(spokenAmount(drawn(5, 'G$'), { ...gold, useGameSymbol: false })).toBe('G$5.00')
})
