import { randomUUID } from 'node:crypto'
import * as codes from '@fairground/contract/calls/codes'
import * as pay from '@fairground/contract/calls/pay'
import { errors } from '@fairground/contract/errors.data'
import { createClient } from '@fairground/testkit/client.ts'
import type { Locator, Page } from '@playwright/test'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { balance } from './mines.ts'
import { createPlayer, logIn, PASSWORD } from './player.ts'

const everything = { enableForgetPassword: true, enableRegister: true, enableWithdraw: true }

test.beforeEach(({ faulty }) => faulty.set({ smsConfig: everything }))
test.afterEach(({ faulty }) => faulty.set({ smsConfig: null }))

/** Sends a code with a form's button, then reads it in the inbox as a player of the demonstration does. */
async function takeCode(page: Page, form: Locator, recipient: string): Promise<string> {
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByText(/We sent a code to/)).toBeVisible()
  await expect(form.getByRole('button', { name: /Again in \d+ s/ })).toBeDisabled()
  const inbox = await page.context().newPage()
  await inbox.goto('/inbox')
  const text = await inbox.getByRole('listitem').filter({ hasText: recipient }).first().locator('pre').innerText()
  await inbox.close()
  return /\d{6}/.exec(text)?.[0] ?? ''
}

test('[AU-08] an account is opened with the code that the inbox shows', async ({ page, axe }) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const form = page.getByRole('dialog', { name: 'Open an account' })
  const account = form.getByRole('textbox', { name: 'Username, e-mail or phone' })
  const code = form.getByRole('textbox', { name: 'Code', exact: true })
  await account.fill('a-username')
  await expect(code).toBeHidden()
  await account.fill(email)
  await form.getByLabel('Choose a password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Open my account' }).click()
  await expect(
    form
      .getByRole('alert')
      .or(form.getByText(/code: this is required|Code/))
      .first(),
  ).toBeVisible()
  const sentCode = await takeCode(page, form, email)
  await page.setViewportSize({ width: 360, height: 740 })
  await axe(page)
  await code.fill(sentCode)
  await form.getByRole('button', { name: 'Open my account' }).click()
  await expect(balance(page)).toBeVisible()
})

test('[AU-08] a forgotten password is replaced with the code that the inbox shows', async ({ page, faulty, axe }) => {
  const email = `${randomUUID()}@example.com`
  await faulty.set({ smsConfig: { ...everything, enableRegister: false } })
  await createPlayer(faulty.url, 0, { account: email })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const form = page.getByRole('dialog', { name: 'Set a new password' })
  const account = form.getByRole('textbox', { name: 'Phone or e-mail' })
  await account.fill('10-98765-4321')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByText(/We cannot send a code to this account/)).toBeVisible()
  await account.fill(email)
  const sentCode = await takeCode(page, form, email)
  await axe(page)
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill(sentCode)
  await form.getByLabel('Choose a password').fill('another sound horse')
  await form.getByRole('button', { name: 'Set password' }).click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await login.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(email)
  await login.getByLabel('Password', { exact: true }).fill('another sound horse')
  await login.getByRole('button', { name: 'Log in' }).click()
  await expect(balance(page)).toBeVisible()
})

test('[AU-08] [ER-07] a challenge that names e-mail is answered with a code, and the action goes on', async ({
  page,
  context,
  faulty,
  faults,
}) => {
  faults.allow(/10140/)
  const email = `${randomUUID()}@example.com`
  await faulty.set({ smsConfig: { ...everything, enableRegister: false } })
  const player = await createPlayer(faulty.url, 0, { account: email })
  const { status } = errors.authenticator_needed
  const params = { by: 'email', to: `${email.slice(0, 1)}•••@example.com` }
  await faulty.refuse(pay.rechargeList.name, { status, message: 'authenticator_needed', params }, 1)
  await logIn(context, player)
  await page.goto('/#action=%7B%22popup%22%3A%22wallet%22%7D')
  const challenge = page.getByRole('dialog', { name: 'Is it you?' })
  if (!(await challenge.isVisible())) await page.getByRole('tab', { name: 'History' }).click()
  await expect(challenge.getByText(params.to)).toBeVisible()
  const sentCode = await takeCode(page, challenge, email)
  await challenge.getByRole('textbox', { name: 'Code', exact: true }).fill(sentCode)
  await challenge.getByRole('button', { name: 'Go on' }).click()
  await expect(challenge).toBeHidden()
  const again = createClient(faulty.url)(codes.proveCode, { code: sentCode }, { token: player.token })
  await expect(again).rejects.toMatchObject({ errorName: 'code_expired' })
})
