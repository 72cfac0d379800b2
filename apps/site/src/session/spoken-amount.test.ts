import type { PageData } from '@fairground/contract'
import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { keepPageData } from './page-data.ts'
import { spokenAmount } from './spoken-amount.ts'

/** The page of an operator who has set so much. */
const setConfig = (config: { symbol: string; symbolText: string; useGameSymbol: boolean }) =>
  keepPageData({ config } as PageData)
const drawn = (value: number, symbol: string, locale = 'en') => formatMoney(value, locale, { symbol, decimalLength: 2 })

test('[SU-11] the game currency is spoken in the operator’s word for it, in each language’s notation', () => {
  setConfig({ symbol: 'G$', symbolText: 'gold', useGameSymbol: true })
  expect(spokenAmount(drawn(1234.5, 'G$'))).toBe('1,234.50 gold')
  expect(spokenAmount(drawn(1234.5, 'G$', 'pt-BR'))).toBe('1.234,50 gold')
  expect(spokenAmount(drawn(1234.5, 'G$', 'id-ID'))).toBe('1.234,50 gold')
  expect(spokenAmount(drawn(-5, 'G$'))).toBe('-5.00 gold')
})

test('[SU-11] another currency, and an operator without a word or without a game currency, change nothing', () => {
  setConfig({ symbol: 'G$', symbolText: 'gold', useGameSymbol: true })
  expect(spokenAmount(drawn(5, 'R$'))).toBe('R$5.00')
  setConfig({ symbol: 'G$', symbolText: '', useGameSymbol: true })
  expect(spokenAmount(drawn(5, 'G$'))).toBe('G$5.00')
  setConfig({ symbol: 'G$', symbolText: 'gold', useGameSymbol: false })
  expect(spokenAmount(drawn(5, 'G$'))).toBe('G$5.00')
})
