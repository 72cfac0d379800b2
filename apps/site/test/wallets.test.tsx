import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import * as responsible from '@fairground/contract/calls/responsible'
import * as wallets from '@fairground/contract/calls/wallets'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { watchCurrency } from '../src/player/watch-currency.ts'
import { popup } from './account-models.ts'
import { findMisfits } from './misfits.ts'
import { noLimits, userOf } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

const currencies = [
  { id: 'G$', symbol: 'G$', decimalLength: 2, withdrawDecimalLength: 0 },
  { id: 'IDR', symbol: 'Rp', decimalLength: 0, withdrawDecimalLength: 0 },
  { id: 'BTC', symbol: 'BTC', decimalLength: 8, withdrawDecimalLength: 8 },
]
const startup = { currencies, currencyIdList: currencies.map(({ id }) => id) }
/** A player in a currency, with an empty wallet in all but the first. */
const playerIn = (at: number) => {
  const { id = '', symbol = '', decimalLength = 2 } = currencies[at] ?? {}
  const money = { currencyId: id, symbol, currSymbol: symbol, decimalLength, balance: at === 0 ? 100 : 0 }
  return { ...money, useGameSymbol: at === 0, balanceVersion: at + 1 }
}
const channels: Record<string, pay.Channel> = {
  G$: { id: 'sandbox', name: 'Sandbox', currencyId: 'G$', min: 1, max: 1000 },
  IDR: { id: 'sandbox-idr', name: 'Sandbox', currencyId: 'IDR', min: 1000, max: 100_000_000, chips: [100_000] },
  BTC: { id: 'sandbox-btc', name: 'Sandbox', currencyId: 'BTC', min: 0.0001, max: 1 },
}

test('[WA-03] a player changes the currency with one press, and finds the first wallet as it was', async () => {
  watchCurrency()
  let at = 0
  answer(wallets.list, () => ({
    list: currencies.map(({ id, symbol, decimalLength }, index) => ({
      ...{ currencyId: id, symbol, decimalLength },
      ...{ balance: index === 0 ? 100 : 0, held: 0 },
    })),
  }))
  answer(wallets.setCurrency, ({ fields }) => {
    at = currencies.findIndex(({ id }) => id === fields.currencyId)
    return { user: userOf(playerIn(at)) }
  })
  answer(pay.channels, () => ({ list: [channels[currencies[at]?.id ?? '']].filter((one) => one !== undefined) }))
  answer(responsible.limits, noLimits)
  answer(pay.rechargeList, { page: { content: [], total: 0 } })
  await page.viewport(360, 640)
  await openSite('/verify#recharge', { player: playerIn(0), startup })
  answer(auth.userInfo, () => ({ user: userOf(playerIn(at)) }))
  const choices = popup('Wallet').getByRole('region', { name: 'Your wallets' }).getByRole('button')
  await expect
    .poll(() => choices.elements().map((one) => one.textContent))
    .toEqual([
      expect.stringMatching(/^G\$G\$100/),
      expect.stringMatching(/^IDRRp.?0/),
      expect.stringMatching(/^BTCBTC.?0/),
    ])
  await expect.element(choices.first()).toHaveAttribute('aria-current', 'true')
  expect((await axe.run('[role=dialog]', { resultTypes: ['violations'] })).violations).toEqual([])
  const balance = page.getByRole('button', { name: 'Balance' })
  await choices.nth(1).click()
  await expect.element(choices.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect.element(balance).toHaveTextContent(/Rp0$/)
  await expect.element(popup('Wallet').getByText('From Rp1,000 to Rp100,000,000').first()).toBeVisible()
  await popup('Wallet').getByRole('button', { name: 'Rp100,000', exact: true }).click()
  await expect.element(popup('Wallet').getByRole('button', { name: 'Deposit Rp100,000' })).toBeVisible()
  expect(findMisfits(document.body)).toEqual([])
  await choices.nth(2).click()
  await expect.element(balance).toHaveTextContent(/BTC0\.00000000$/)
  expect(findMisfits(document.body)).toEqual([])
  await choices.first().click()
  await expect.element(balance).toHaveTextContent(/G\$100\.00$/)
  expect(requestsOf(wallets.setCurrency).map(({ fields }) => fields.currencyId)).toEqual(['IDR', 'BTC', 'G$'])
  await closeSite()
  await page.viewport(1280, 720)
})

for (const [locale, text] of [
  ['pt-BR', /Rp.0$/],
  ['id-ID', /Rp.?0$/],
] as const)
  test(`[WA-04] the balance is in the notation of ${locale}, with the symbol of the currency`, async () => {
    localStorage.setItem('currentLanguage', locale)
    await openSite('/verify', { player: playerIn(1), startup })
    await expect.element(page.getByRole('banner').getByRole('button', { name: /0$/ }).first()).toHaveTextContent(text)
  })
