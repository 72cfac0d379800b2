import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as codes from '@fairground/contract/calls/codes'
import * as pay from '@fairground/contract/calls/pay'
import type { StartupConfig } from '@fairground/contract/startup'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountField, headerButton, letIn, PASSWORD, popup } from './account-models.ts'
import { funded } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

const EMAIL = 'ana@example.com'
const smsConfig = { enableForgetPassword: true, enableRegister: true, enableWithdraw: true }
const startup: Partial<StartupConfig> = { smsConfig, enabledSmsConfigs: ['sms', 'email'] }
const fieldsOf = (call: Parameters<typeof requestsOf>[0]) => requestsOf(call).map(({ fields }) => fields)
const accessible = async () =>
  expect((await axe.run('[role=dialog]', { resultTypes: ['violations'] })).violations).toEqual([])

/** Sends a code with a form's button: the form says so, and lets nobody send another one at once. */
async function sendCode(form: ReturnType<typeof popup>, fields: object): Promise<void> {
  answer(codes.sendCode, { model: { to: 'a•••@example.com', waitSeconds: 60 } })
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect.element(form.getByText('We sent a code to a•••@example.com')).toBeVisible()
  await expect.element(form.getByRole('button', { name: /Again in \d+ s/ })).toBeDisabled()
  expect(fieldsOf(codes.sendCode)).toEqual([fields])
}

test('[AU-08] a registration by e-mail asks for the code that was sent there, one by username does not', async () => {
  letIn()
  await openSite('/verify', { startup })
  await headerButton('Register').click()
  const form = popup('Open an account')
  const code = form.getByRole('textbox', { name: 'Code', exact: true })
  await accountField(form).fill('a-username')
  expect(code.query()).toBeNull()
  await accountField(form).fill(EMAIL)
  await form.getByLabelText('Choose a password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Open my account' }).click()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await sendCode(form, { purpose: 'register', account: EMAIL })
  await accessible()
  expect(requestsOf(auth.register)).toHaveLength(0)
  await code.fill('123456')
  await form.getByRole('button', { name: 'Open my account' }).click()
  await expect.element(page.getByRole('button', { name: 'Balance' })).toBeVisible()
  expect(fieldsOf(auth.register)).toEqual([expect.objectContaining({ account: EMAIL, code: '123456' })])
})

test('[AU-08] a forgotten password is replaced with the code that was sent', async () => {
  answer(codes.resetPassword, {})
  await openSite('/verify', { startup })
  await headerButton('Log in').click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const form = popup('Set a new password')
  const account = form.getByRole('textbox', { name: 'Phone or e-mail' })
  await account.fill('10-98765-4321')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect.element(form.getByText(/We cannot send a code to this account/)).toBeVisible()
  await account.fill(EMAIL)
  await sendCode(form, { purpose: 'forget_password', account: EMAIL })
  await accessible()
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill('123456')
  await form.getByLabelText('Choose a password').fill('another sound horse')
  await form.getByRole('button', { name: 'Set password' }).click()
  await expect.element(popup('Welcome back')).toBeVisible()
  const password = 'another sound horse'
  expect(fieldsOf(codes.resetPassword)).toEqual([{ account: EMAIL, code: '123456', password }])
})

test('[AU-08] [ER-07] a challenge that names e-mail is answered with a code, and the action goes on', async () => {
  answer(pay.channels, { list: [] })
  answer(codes.proveCode, {})
  refuse(pay.rechargeList, 'authenticator_needed', { params: { by: 'email', to: 'a•••@example.com' } })
  await openSite('/verify#action=%7B%22popup%22%3A%22wallet%22%7D', { player: funded, startup })
  await page.getByRole('tab', { name: 'History' }).click()
  const challenge = popup('Is it you?')
  await expect.element(challenge.getByText('a•••@example.com')).toBeVisible()
  answer(pay.rechargeList, { page: { content: [], total: 0 } })
  const before = requestsOf(pay.rechargeList).length
  await sendCode(challenge, { purpose: 'withdraw' })
  await challenge.getByRole('textbox', { name: 'Code', exact: true }).fill('123456')
  await challenge.getByRole('button', { name: 'Go on' }).click()
  await expect.element(challenge).not.toBeInTheDocument()
  expect(fieldsOf(codes.proveCode)).toEqual([{ code: '123456' }])
  await expect.poll(() => requestsOf(pay.rechargeList).length).toBeGreaterThan(before)
})

test('[AU-08] a challenge that no code can answer has an app bound first, and the action goes on', async () => {
  answer(pay.channels, { list: [] })
  answer(authenticator.start, { model: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' } })
  answer(authenticator.bind, { model: { recoveryCodes: ['one-of-ten'] } })
  refuse(pay.rechargeList, 'authenticator_needed', { params: { by: 'app' } })
  await openSite('/verify#action=%7B%22popup%22%3A%22wallet%22%7D', { player: funded, startup })
  await page.getByRole('tab', { name: 'History' }).click()
  const challenge = popup('Authenticator app')
  await expect.element(challenge.getByText(/Before money leaves this account, connect an app/)).toBeVisible()
  answer(pay.rechargeList, { page: { content: [], total: 0 } })
  const before = requestsOf(pay.rechargeList).length
  await challenge.getByLabelText('Code from your authenticator app').fill('123456')
  await challenge.getByLabelText('Current password').fill(PASSWORD)
  await challenge.getByRole('button', { name: 'Switch on' }).click()
  await popup('Save these codes')
    .getByRole('button', { name: /kept|saved/i })
    .click()
  await expect.element(popup('Save these codes')).not.toBeInTheDocument()
  await expect.poll(() => requestsOf(pay.rechargeList).length).toBeGreaterThan(before)
})
