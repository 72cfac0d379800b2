import * as wallets from '@fairground/contract/calls/wallets'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'
import { pixelsAstray } from './pixels-astray.ts'
import { createPlayer, logIn, PASSWORD, payIn } from './player.ts'

/** Opens the wallet by the balance in the header. */
async function openWallet(page: Page) {
  await page.getByRole('button', { name: 'Balance' }).click()
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await expect(wallet).toBeVisible()
  return wallet
}

test('[WA-03] a player changes the currency with one press, pays in and bets in it, and finds the first wallet as it was', async ({
  page,
  player,
  axe,
}) => {
  await player({ deposit: 100 })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const wallet = await openWallet(page)
  const choices = wallet.getByRole('region', { name: 'Your wallets' }).getByRole('button')
  await expect(choices).toHaveText([/^G\$/, /^BRL/, /^IDR/, /^USD/, /^BTC/])
  await expect(choices.first()).toHaveAttribute('aria-current', 'true')
  await axe(page)
  await choices.filter({ hasText: 'IDR' }).click()
  await expect(choices.filter({ hasText: 'IDR' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Balance' })).toHaveText(/Rp0$/)
  await expect(wallet.getByText('From Rp1,000 to Rp100,000,000').first()).toBeVisible()
  await wallet.getByRole('button', { name: 'Rp100,000', exact: true }).click()
  await expect(wallet.getByRole('button', { name: 'Deposit Rp100,000' })).toBeVisible()
  expect(await pixelsAstray(page)).toBe(0)
  await choices.filter({ hasText: 'BTC' }).click()
  await expect(page.getByRole('button', { name: 'Balance' })).toHaveText(/BTC0\.00000000$/)
  expect(await pixelsAstray(page)).toBe(0)
  await choices.filter({ hasText: 'G$' }).click()
  await expect(page.getByRole('button', { name: 'Balance' })).toHaveText(/G\$100\.00$/)
})

test('a change on another device changes an open game: its limits, its stake, its symbol', async ({ page, player }) => {
  const me = await player({ deposit: 100 })
  await me.call(wallets.setCurrency, { currencyId: 'BTC' })
  await payIn(me.call, 0.12345678, 'sandbox-btc')
  await me.call(wallets.setCurrency, { currencyId: 'G$' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/game/mines')
  const { frame } = mines(page)
  const stake = frame.getByRole('textbox', { name: 'Stake' })
  await expect(stake).toHaveValue('5.00')
  await me.call(wallets.setCurrency, { currencyId: 'BTC' })
  await expect(stake).toHaveValue('0.00005000')
  await expect(stake).toHaveAttribute('placeholder', '0.00001000')
  await expect(frame.getByRole('button', { name: 'Balance' })).toHaveText(/BTC0\.12345678$/)
  expect(await pixelsAstray(page)).toBe(0)
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(frame.getByRole('button', { name: 'Balance' })).toHaveText(/BTC0\.12340678$/)
  await me.call(wallets.setCurrency, { currencyId: 'G$' })
  await expect(stake).toHaveValue('5.00')
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(frame.getByRole('button', { name: 'Balance' })).toHaveText(/G\$95\.00/)
})

test('a visitor chooses the currency of the new account in the form', async ({ page }) => {
  await page.goto('/#register')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Currency')).toHaveValue('G$')
  await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(`reais-${Date.now()}`)
  await form.getByLabel('Choose a password').fill(PASSWORD)
  await form.getByLabel('Currency').selectOption('BRL')
  await form.getByRole('button', { name: 'Open my account' }).click()
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Balance' })).toHaveText(/R\$0\.00$/)
})

for (const [locale, text] of [
  ['pt-BR', /Rp.0$/],
  ['id-ID', /Rp.?0$/],
] as const)
  test(`[WA-04] the balance is in the notation of ${locale}, with the symbol of the currency`, async ({
    page,
    context,
    baseURL,
  }) => {
    const me = await createPlayer(baseURL ?? '', 0)
    await me.call(wallets.setCurrency, { currencyId: 'IDR' })
    await logIn(context, me)
    await context.addInitScript((language) => localStorage.setItem('currentLanguage', language), locale)
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: /0$/ }).first()).toHaveText(text)
  })
