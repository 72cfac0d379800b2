import * as auth from '@fairground/contract/calls/auth'
import * as fair from '@fairground/contract/calls/fair'
import * as pay from '@fairground/contract/calls/pay'
import * as wallets from '@fairground/contract/calls/wallets'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountField, headerButton, letIn, PASSWORD, popup } from './account-models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

const VERSION = 3
const form = popup('Open an account')
const countries = ['BR', 'ID'].map((id) => ({ id, name: id, language: '', currencyId: 'G$', dialCode: '+1' }))
const promoCode = form.getByRole('textbox', { name: 'Promo code (optional)' })
const openAccount = () => form.getByRole('button', { name: 'Open my account' }).click()
const accessible = async () =>
  expect((await axe.run('[role=dialog]', { resultTypes: ['violations'] })).violations).toEqual([])

/** Fills the registration in, as far as every player must. */
async function fillIn(): Promise<void> {
  await headerButton('Register').click()
  await accountField(form).fill('ana')
  await form.getByLabelText('Choose a password').fill(PASSWORD)
}

test('[SU-10] [SU-09] the house rules are accepted with the registration, remembered on this device, and not asked for again', async () => {
  letIn()
  answer(auth.acceptTerms, {})
  await openSite('/verify', { startup: { termsVersion: VERSION } })
  await fillIn()
  const agreed = form.getByRole('checkbox', { name: 'I am 18 or older and accept the house rules.' })
  await expect.element(agreed).not.toBeChecked()
  await openAccount()
  await expect.element(form.getByText('Please accept the house rules first.')).toBeVisible()
  await accessible()
  expect(requestsOf(auth.register)).toHaveLength(0)
  await form.getByRole('button', { name: 'Read the house rules' }).click()
  await popup('The house rules').getByRole('button', { name: 'I accept' }).click()
  await expect.element(agreed).toBeChecked()
  await openAccount()
  await expect.element(page.getByRole('button', { name: 'Balance' })).toBeVisible()
  await expect.poll(() => requestsOf(auth.acceptTerms).map(({ fields }) => fields)).toEqual([{ version: VERSION }])
  location.hash = '#logOut'
  await expect.element(headerButton('Log in')).toBeVisible()
  expect([localStorage.getItem('user'), localStorage.getItem('agreement')]).toEqual([null, String(VERSION)])
  await fillIn()
  await expect.element(form.getByRole('checkbox', { name: /accept the house rules/ })).toBeChecked()
})

test('[SU-10] a promo code is asked for where the operator wants it, or a link has brought the wish', async () => {
  await openSite('/verify')
  await headerButton('Register').click()
  await expect.element(accountField(form)).toBeVisible()
  expect(promoCode.query()).toBeNull()
  await closeSite()
  localStorage.setItem('enableRegisterPromoCode', 'true')
  await openSite('/verify')
  await headerButton('Register').click()
  await expect.element(promoCode).toBeVisible()
})

test('[AU-05] [PR-06] the promo code goes along with the inviter and the chosen country', async () => {
  letIn()
  for (const [key, value] of Object.entries({ currentCountry: 'ID', countryId: 'ID', currencyId: 'G$', p: 'FRIEND' }))
    localStorage.setItem(key, value)
  await openSite('/verify', { startup: { enableRegisterPromoCode: true, countries } })
  await fillIn()
  await promoCode.fill(' SPRING ')
  await openAccount()
  await expect.element(page.getByRole('button', { name: 'Balance' })).toBeVisible()
  const home = { countryId: 'ID', currencyId: 'G$' }
  expect(requestsOf(auth.register)[0]?.fields).toMatchObject({ p: 'FRIEND', promoCode: 'SPRING', ...home })
})

test('[WA-03] a visitor chooses the currency of the new account in the form; its wallet opens at once', async () => {
  letIn({ balance: 0, currencyId: 'BRL', symbol: 'R$', currSymbol: 'R$' })
  answer(pay.channels, { list: [] })
  answer(wallets.list, { list: [] })
  answer(pay.rechargeList, { page: { content: [], total: 0 } })
  const currencies = ['G$', 'BRL'].map((id) => ({ id, symbol: id, decimalLength: 2, withdrawDecimalLength: 0 }))
  await openSite('/verify', { startup: { currencies, currencyIdList: ['G$', 'BRL'] } })
  await fillIn()
  await expect.element(form.getByLabelText('Currency')).toHaveValue('G$')
  await form.getByLabelText('Currency').selectOptions('BRL')
  await openAccount()
  await expect.element(popup('Wallet')).toBeVisible()
  expect(requestsOf(auth.register)[0]?.fields.currencyId).toBe('BRL')
})

test('[SU-10] who logs in is told how often it was tried in vain on this device', async () => {
  letIn()
  refuse(auth.login, 'wrong_credentials')
  await openSite('/verify')
  await headerButton('Log in').click()
  const login = popup('Welcome back')
  await accountField(login).fill('ana')
  const records = () => JSON.parse(localStorage.getItem('failedRecords') ?? '[]').length
  const tryPassword = async (password: string) => {
    await login.getByLabelText('Password', { exact: true }).fill(password)
    await login.getByRole('button', { name: 'Log in' }).click()
  }
  for (let tries = 1; tries <= 3; tries += 1) {
    await tryPassword(`guess number ${tries}`)
    await expect.poll(records).toBe(tries)
  }
  letIn()
  await tryPassword(PASSWORD)
  await expect.element(page.getByText('Failed attempts on this device: 3')).toBeVisible()
  expect(localStorage.getItem('failedRecords')).toBeNull()
})

test('[PO-05] a link names the page where a visitor goes after registering', async () => {
  letIn()
  // The page asks for them once it is open.
  const seal = 'a'.repeat(64)
  answer(fair.seeds, { model: { serverSeedHash: seal, nextServerSeedHash: seal, clientSeed: 'luck', nonce: 0 } })
  const action = { popupState: { jumpPathAfterRegister: '/fairness' }, popup: 'register' }
  await openSite(`/verify#action=${encodeURIComponent(JSON.stringify(action))}`)
  await accountField(form).fill('ana')
  await form.getByLabelText('Choose a password').fill(PASSWORD)
  await openAccount()
  await expect.poll(() => location.pathname).toBe('/fairness')
})
