import { randomUUID } from 'node:crypto'
import * as pay from '@fairground/contract/calls/pay'
import { createClient } from '@fairground/testkit/client.ts'
import type { Locator, Page } from '@playwright/test'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { logIn, storedIn } from './live-page.ts'
import { balance } from './mines.ts'
import { createPlayer, PASSWORD } from './player.ts'

const VERSION = 3
const countries = ['BR', 'ID'].map((id) => ({ id, name: id, language: '', currencyId: 'G$', dialCode: '+1' }))

test.afterEach(({ faulty }) => faulty.set({ termsVersion: null, enableRegisterPromoCode: null, countries: null }))

/** The registration, filled in for a new player. */
async function fillIn(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const form = page.getByRole('dialog', { name: 'Open an account' })
  await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(`new-${randomUUID().slice(0, 13)}`)
  await form.getByLabel('Choose a password').fill(PASSWORD)
  return form
}

test('[SU-10] [SU-09] the house rules are accepted with the registration, remembered on this device, and not asked for again', async ({
  page,
  faulty,
  axe,
}) => {
  await faulty.set({ termsVersion: VERSION })
  await page.goto('/')
  const form = await fillIn(page)
  const agreed = form.getByRole('checkbox', { name: 'I am 18 or older and accept the house rules.' })
  const open = form.getByRole('button', { name: 'Open my account' })
  await expect(agreed).not.toBeChecked()
  await open.click()
  await expect(form.getByText('Please accept the house rules first.')).toBeVisible()
  await axe(page)
  await form.getByRole('button', { name: 'Read the house rules' }).click()
  const terms = page.getByRole('dialog', { name: 'The house rules' })
  await terms.getByRole('button', { name: 'I accept' }).click()
  await expect(agreed).toBeChecked()
  const nextResponse = page.waitForResponse('**/api/auth/accept_terms')
  await open.click()
  await expect(balance(page)).toBeVisible()
  expect((await nextResponse).request().postDataJSON()).toEqual({ version: VERSION })
  expect(await storedIn(page, 'agreement')).toBe(String(VERSION))

  const { token } = JSON.parse((await storedIn(page, 'user')) ?? '{}')
  const call = createClient(faulty.url)
  await expect(call(pay.recharge, { amount: 20, channel: 'sandbox' }, { token })).resolves.toBeDefined()
  await page.goto('/#logOut')
  await expect(logIn(page)).toBeVisible()
  expect([await storedIn(page, 'user'), await storedIn(page, 'agreement')]).toEqual([null, String(VERSION)])
  await page.reload()
  await expect((await fillIn(page)).getByRole('checkbox', { name: /accept the house rules/ })).toBeChecked()
})

test('[SU-10] [AU-05] a promo code is asked for where the operator wants it, and goes along with the chosen country', async ({
  page,
  faulty,
}) => {
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({ currentCountry: 'ID', countryId: 'ID', currencyId: 'G$' }))
      localStorage.setItem(key, value)
  })
  await page.goto('/')
  await expect((await fillIn(page)).getByRole('textbox', { name: 'Promo code (optional)' })).toHaveCount(0)
  await page.goto('/?enableRegisterPromoCode=true')
  await page.goto('/')
  await expect((await fillIn(page)).getByRole('textbox', { name: 'Promo code (optional)' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('enableRegisterPromoCode'))
  await faulty.set({ enableRegisterPromoCode: true, countries })
  await page.goto('/?p=FRIEND')
  const form = await fillIn(page)
  await form.getByRole('textbox', { name: 'Promo code (optional)' }).fill(' SPRING ')
  const nextRequest = page.waitForRequest('**/api/auth/register')
  await form.getByRole('button', { name: 'Open my account' }).click()
  expect((await nextRequest).postDataJSON()).toMatchObject({
    p: 'FRIEND',
    promoCode: 'SPRING',
    countryId: 'ID',
    currencyId: 'G$',
  })
  await expect(balance(page)).toBeVisible()
})

test('[SU-10] who logs in is told how often it was tried in vain on this device', async ({ page, faulty, faults }) => {
  faults.allow(/401|400|403|Failed to load resource/)
  const { account } = await createPlayer(faulty.url)
  await page.goto('/')
  await logIn(page).click()
  const form = page.getByRole('dialog', { name: 'Welcome back' })
  await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(account)
  const password = form.getByLabel('Password', { exact: true })
  for (let tries = 1; tries <= 3; tries += 1) {
    await password.fill(`guess number ${tries}`)
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(async () => JSON.parse((await storedIn(page, 'failedRecords')) ?? '[]').length).toBe(tries)
  }
  await password.fill(PASSWORD)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Failed attempts on this device: 3')).toBeVisible()
  expect(await storedIn(page, 'failedRecords')).toBeNull()
})
