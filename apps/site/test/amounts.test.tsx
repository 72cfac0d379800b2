import * as autoplay from '@fairground/contract/calls/autoplay'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as winners from '@fairground/contract/calls/winners'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { funded, seedPair } from './models.ts'
import { openGame, openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'
import { answerDeposit, answerWallet } from './wallet-models.ts'

/** Mines in a currency, for a player who has enough of it. */
async function openMines(lang: string, money: { currencyId: string; symbol: string; decimalLength: number }) {
  const limits = { minStake: 1, maxStake: 5_000_000, maxWin: 100_000_000, defaultStake: 1000 }
  const rest = { gameId: 'mines', edge: 300, enabled: true, version: 1, jurisdiction: demoJurisdiction }
  answer(game.settings, { model: { ...rest, ...money, ...limits } })
  answer(fair.seeds, { model: seedPair })
  answer(game.betRecord, { page: { content: [], total: 0 } })
  answer(autoplay.find, {})
  answer(winners.latest, { list: [], online: 1 })
  refuse(game.bet, 'stake_below_minimum')
  localStorage.setItem('currentLanguage', lang)
  await openGame('mines', {
    player: { ...funded, ...money, currSymbol: money.symbol, balance: 77_000_000 },
  })
}
const RUPIAH = { currencyId: 'IDR', symbol: 'Rp', decimalLength: 0 }
const REAL = { currencyId: 'BRL', symbol: 'R$', decimalLength: 2 }
const stake = () => page.getByRole('main').getByRole('textbox').first()
const betButton = (name: RegExp) => page.getByRole('button', { name }).first()

test.each([
  ['id-ID', RUPIAH, '10.000', '10.000', /Rp\s?10\.000/, '10000'],
  ['id-ID', RUPIAH, '2500000', '2.500.000', /Rp\s?2\.500\.000/, '2500000'],
  ['pt-BR', REAL, '1.000', '1.000,00', /R\$\s1\.000,00/, '1000.00'],
  ['pt-BR', REAL, '10.5', '10,50', /R\$\s10,50/, '10.50'],
  ['en', REAL, '1,000', '1,000.00', /R\$1,000\.00/, '1000.00'],
] as const)(
  '[WA-04] [BT-15] in %s a stake of %s %j is %s once the field is left, and bets that',
  async (lang, money, typed, shown, name, sent) => {
    await openMines(lang, money)
    await stake().fill(typed)
    await userEvent.tab()
    await expect.element(stake()).toHaveValue(shown)
    await betButton(name).click()
    await expect.poll(() => requestsOf(game.bet).map(({ fields }) => fields.model)).toMatchObject([{ betAmount: sent }])
  },
)

test('[BT-15] a stake that can mean two amounts names both, and is not sent', async () => {
  await openMines('en', REAL)
  await stake().fill('1.000')
  await userEvent.tab()
  await expect.element(page.getByText('This can mean 1 or 1,000. Write one of them')).toBeVisible()
  await expect.element(stake()).toHaveValue('1.000')
  await betButton(/^Bet/).click()
  expect(requestsOf(game.bet)).toEqual([])
})

test('[WA-01] [WA-04] a deposit is read and written as the page’s language writes amounts', async () => {
  answerWallet()
  answerDeposit('NEW')
  localStorage.setItem('currentLanguage', 'pt-BR')
  await openSite('/verify#recharge', { player: {} })
  const amount = page.getByRole('dialog').getByRole('textbox')
  await amount.fill('1.0')
  await expect.element(page.getByRole('dialog')).not.toHaveTextContent('casas decimais')
  await amount.fill('1.000')
  await userEvent.tab()
  await expect.element(amount).toHaveValue('1.000,00')
  await amount.fill('0,001')
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('Digite um valor em algarismos, com no máximo 2 casas decimais')
  await amount.fill('50,5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requestsOf(pay.recharge).map(({ fields }) => fields.amount)).toEqual([50.5])
})
