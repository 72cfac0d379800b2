import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as kyc from '@fairground/contract/calls/kyc'
import * as otherLogins from '@fairground/contract/calls/other-logins'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitService } from '../src/features/account/login-services.ts'
import { accountField, headerButton, letIn, PASSWORD, popup } from './account-models.ts'
import { funded, kycOf, TOKEN, userOf } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

// A page cannot leave itself in a test; that it does is walked in e2e/other-logins.spec.ts.
vi.mock(import('../src/features/account/login-services.ts'), async (original) => ({
  ...(await original()),
  visitService: vi.fn(),
}))

const fieldsOf = (call: Parameters<typeof requestsOf>[0]) => requestsOf(call).map(({ fields }) => fields)
const accessible = async () =>
  expect((await axe.run('[role=dialog]', { resultTypes: ['violations'] })).violations).toEqual([])
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `code-${at}-of-ten`)

/** Opens a player's security settings. */
async function openSecurity(): Promise<void> {
  answer(kyc.status, { model: kycOf() })
  await headerButton(/^Account/).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  await expect.element(popup('Security')).toBeVisible()
}

test('[AU-06] an authenticator app is bound: its link and its secret are there, then the recovery codes', async () => {
  const uri = 'otpauth://totp/Fairground:ana?secret=ABCDEFGH'
  answer(authenticator.start, { model: { secret: 'ABCDEFGH', uri } })
  answer(authenticator.bind, { model: { recoveryCodes } })
  await openSite('/verify', { player: funded })
  await openSecurity()
  await expect.element(popup('Security').getByRole('button', { name: 'Authenticator app' })).toHaveTextContent('Off')
  await popup('Security').getByRole('button', { name: 'Authenticator app' }).click()
  const bind = popup('Authenticator app')
  await expect.element(bind.getByRole('link', { name: 'Open in the app' })).toHaveAttribute('href', uri)
  await expect.element(bind.getByText('ABCD EFGH')).toBeVisible()
  await bind.getByLabelText('Code from your authenticator app').fill('123456')
  await bind.getByLabelText('Current password').fill(PASSWORD)
  await bind.getByRole('button', { name: 'Switch on' }).click()
  const saved = popup('Save these codes')
  await expect.element(saved).toBeVisible()
  expect(
    saved
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(recoveryCodes)
  expect(fieldsOf(authenticator.bind)).toEqual([{ password: PASSWORD, code: '123456' }])
  answer(auth.userInfo, { user: userOf({ ...funded, bind2Auth: true }) })
  await saved.getByRole('button', { name: 'I saved the codes' }).click()
  await expect.element(popup('Security').getByRole('button', { name: 'Authenticator app' })).toHaveTextContent('On')
})

test('[AU-06] a login asks for the code of the app, and takes a recovery code', async () => {
  letIn()
  refuse(auth.login, 'authenticator_needed')
  await openSite('/verify')
  await headerButton('Log in').click()
  const login = popup('Welcome back')
  await accountField(login).fill('ana')
  await login.getByLabelText('Password', { exact: true }).fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.element(login.getByLabelText('Code from your authenticator app')).toHaveFocus()
  await accessible()
  await login.getByRole('button', { name: /Use a recovery code/ }).click()
  await login.getByLabelText('Recovery code').fill('a-recovery-code')
  letIn()
  await userEvent.keyboard('{Enter}')
  await expect.element(headerButton(/^Account/)).toBeVisible()
  expect(fieldsOf(auth.login).at(-1)).toEqual({ account: 'ana', password: PASSWORD, totp: 'a-recovery-code' })
})

test('[ER-07] what is guarded by the app asks for a code and then goes on by itself', async () => {
  answer(authenticator.prove, {})
  refuse(auth.changePassword, 'authenticator_needed')
  await openSite('/verify', { player: { ...funded, bind2Auth: true } })
  await openSecurity()
  await popup('Security').getByRole('button', { name: 'Change password' }).click()
  const change = popup('Change password')
  await change.getByLabelText('Current password').fill(PASSWORD)
  await change.getByLabelText('Choose a password').fill('another sound horse')
  await userEvent.keyboard('{Enter}')
  const challenge = popup('Is it you?')
  await challenge.getByRole('button', { name: /Use a recovery code/ }).click()
  await challenge.getByLabelText('Recovery code').fill('a-recovery-code')
  answer(auth.changePassword, {})
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Your password is changed. Other devices are logged out.')).toBeVisible()
  expect(fieldsOf(authenticator.prove)).toEqual([{ code: 'a-recovery-code' }])
  expect(fieldsOf(auth.changePassword)).toHaveLength(2)
})

const acme = { id: 'acme', name: 'Service acme' }
const line = popup('Security').getByRole('listitem').filter({ hasText: 'acme' })

test('[AU-07] a way to log in elsewhere that the server does not have stands in the account, not linked', async () => {
  answer(otherLogins.loginServices, { list: [] })
  await openSite('/verify', { player: funded, startup: { thirdLoginTypes: ['acme'] } })
  await openSecurity()
  await expect.element(line).toHaveTextContent('acmeNot linked')
  expect(line.getByRole('button').query()).toBeNull()
})

test('[AU-07] a service asks for the password before it is linked, then the browser goes there', async () => {
  answer(otherLogins.loginServices, { list: [acme] })
  refuse(otherLogins.startLink, 'wrong_credentials')
  await openSite('/verify', { player: funded, startup: { thirdLoginTypes: ['acme'] } })
  await openSecurity()
  await expect.element(line).toHaveTextContent('Not linked')
  await line.getByRole('button', { name: 'Link Service acme' }).click()
  const form = popup('Link Service acme')
  await form.getByLabelText('Current password').fill(PASSWORD)
  await accessible()
  answer(otherLogins.startLink, { model: { url: '/auth/oidc/acme/link' } })
  await form.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => vi.mocked(visitService)).toHaveBeenCalledExactlyOnceWith('/auth/oidc/acme/link')
  expect(fieldsOf(otherLogins.startLink)).toEqual([{ id: 'acme' }, { id: 'acme', password: PASSWORD }])
})

test('[AU-07] who comes back from a service is linked, told so, and can unlink it, unless it is the only way to log in', async () => {
  answer(otherLogins.loginServices, { list: [acme] })
  answer(otherLogins.finishLink, {})
  const back = `/verify?otherLogin=${encodeURIComponent('{"code":"from-acme","link":"true"}')}`
  const linked = { ...funded, thirdLoginTypes: ['acme'] }
  answer(kyc.status, { model: kycOf() })
  await openSite(`${back}#action=${encodeURIComponent('{"popup":"other-login"}')}`, {
    player: linked,
    startup: { thirdLoginTypes: ['acme'] },
  })
  await expect.element(page.getByText('The service is linked. You can log in with it.')).toBeVisible()
  expect(fieldsOf(otherLogins.finishLink)).toEqual([{ code: 'from-acme' }])
  await expect.poll(() => location.search).toBe('')
  await accessible()
  refuse(otherLogins.unlinkLogin, 'last_login')
  const unlink = line.getByRole('button', { name: 'Unlink Service acme' })
  await unlink.click()
  await expect.element(page.getByText(/This is your only way to log in/)).toBeVisible()
  answer(otherLogins.unlinkLogin, {})
  answer(auth.userInfo, { user: userOf(funded) })
  await unlink.click()
  await expect.element(line).toHaveTextContent('Not linked')
})

/** The browser comes back from a service. */
const comeBack = (brought: object) =>
  openSite(
    `/verify?otherLogin=${encodeURIComponent(JSON.stringify(brought))}#action=${encodeURIComponent('{"popup":"other-login"}')}`,
  )

test('[AU-07] a login with a service greets a new account', async () => {
  letIn()
  answer(otherLogins.finishLogin, { model: { token: TOKEN, isNew: true }, user: userOf(funded) })
  await comeBack({ code: 'from-acme' })
  await expect.element(page.getByText('Welcome, Ana')).toBeVisible()
  await expect.element(headerButton(/^Account/)).toBeVisible()
  expect(fieldsOf(otherLogins.finishLogin)).toEqual([{ code: 'from-acme' }])
  await expect.poll(() => location.search).toBe('')
})

test('[AU-07] an e-mail that has an account is explained, and an address that somebody made up logs nobody in', async () => {
  await comeBack({ refusal: 'login_not_linked' })
  await expect.element(page.getByText(/There is already an account with this e-mail/)).toBeVisible()
  expect(fieldsOf(otherLogins.finishLogin)).toEqual([])
  await closeSite()
  refuse(otherLogins.finishLogin, 'login_flow_over')
  await comeBack({ code: 'A'.repeat(43) })
  await expect.element(page.getByText(/This login has expired or belongs to another browser/)).toBeVisible()
  expect(localStorage.getItem('user')).toBeNull()
})
