import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from './fixtures.ts'
import { PASSWORD } from './player.ts'

async function openSecurity(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
}

/** Binds an app; answers its secret and the recovery codes. */
async function bindApp(page: Page): Promise<{ secret: Secret; recoveryCodes: string[] }> {
  await openSecurity(page)
  await page.getByRole('button', { name: 'Authenticator app' }).click()
  const popup = page.getByRole('dialog', { name: 'Authenticator app' })
  const link = popup.getByRole('link', { name: 'Open in the app' })
  await expect(link).toBeVisible()
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret')
  const secret = Secret.fromBase32(text ?? '')
  await popup.getByLabel('Code from your authenticator app').fill(new TOTP({ secret }).generate())
  await popup.getByLabel('Current password').fill(PASSWORD)
  await popup.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Your authenticator app protects this account now.')).toBeVisible()
  const codesPopup = page.getByRole('dialog', { name: 'Save these codes' })
  await expect(codesPopup).toBeVisible()
  const recoveryCodes = await codesPopup.getByRole('listitem').allTextContents()
  await codesPopup.getByRole('button', { name: 'I saved the codes' }).click()
  return { secret, recoveryCodes }
}

test('[AU-06] an authenticator app is bound in the browser, and a login asks for its code', async ({
  page,
  player,
  axe,
  faults,
}) => {
  faults.allow(/10140/)
  const { account } = await player({ deposit: 50 })
  await page.goto('/')
  const { recoveryCodes } = await bindApp(page)
  expect(recoveryCodes).toHaveLength(10)
  await page.getByRole('dialog', { name: 'Security' }).getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await login.getByLabel('Username, e-mail or phone').fill(account)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(login.getByLabel('Code from your authenticator app')).toBeFocused()
  await axe(page)
  await login.getByRole('button', { name: /Use a recovery code/ }).click()
  await login.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()
})

test('[ER-07] what is guarded by the app asks for a code and then goes on by itself', async ({ page, player }) => {
  const { account } = await player({ deposit: 50 })
  await page.goto('/')
  const { recoveryCodes } = await bindApp(page)
  // A session that was opened with a code long ago has no proof left: this one never had any.
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await login.getByLabel('Username, e-mail or phone').fill(account)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await login.getByRole('button', { name: /Use a recovery code/ }).click()
  await login.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()

  await openSecurity(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  const change = page.getByRole('dialog', { name: 'Change password' })
  await change.getByLabel('Current password').fill(PASSWORD)
  await change.getByLabel('Choose a password').fill('another sound horse')
  await page.keyboard.press('Enter')
  const challenge = page.getByRole('dialog', { name: 'Is it you?' })
  await challenge.getByRole('button', { name: /Use a recovery code/ }).click()
  await challenge.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed. Other devices are logged out.')).toBeVisible()
})
