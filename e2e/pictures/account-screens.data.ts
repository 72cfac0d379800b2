import type { PhraseKey } from '@fairground/phrases'
import type { Page } from '@playwright/test'
import { PASSWORD } from '../player.ts'
import { popupLink } from '../popups.ts'
import type { Stage } from '../stage.ts'
import { atOperator } from './at-operator.ts'
import { askAsFrame, byLink } from './opened-popup.ts'
import type { Screen } from './screen.ts'

type Open = (page: Page, stage: Stage) => Promise<unknown>

/** A popup over the lobby, by the key of its title. */
const popup =
  (title: PhraseKey, open: Open): Screen['show'] =>
  async (page, stage) => {
    await page.goto('/')
    await open(page, stage)
    await page.getByRole('dialog', { name: stage.t(title) }).waitFor()
  }

const inHeader =
  (name: PhraseKey): Open =>
  (page, { t }) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${t(name)}`) })
      .click()

/** A line of the account menu. */
const inMenu =
  (name: PhraseKey): Open =>
  async (page, stage) => {
    await inHeader('shell.accountMenu')(page, stage)
    await page.getByRole('menuitem', { name: new RegExp(`^${stage.t(name)}`) }).click()
  }

/** A line of the security popup. */
const inSecurity =
  (name: PhraseKey): Open =>
  async (page, stage) => {
    await inMenu('shell.security')(page, stage)
    await page.getByRole('button', { name: stage.t(name) }).click()
  }

/** The wallet with an amount that was asked for. */
const askDeposit: Open = async (page, stage) => {
  await inHeader('shell.balance')(page, stage)
  await page.getByRole('textbox', { name: stage.t('wallet.amount') }).fill('250')
  await page.keyboard.press('Enter')
}

/** The recovery codes of an app that was bound; on the server it is not, for the player is everybody's. */
const bindApp: Open = async (page, stage) => {
  const recoveryCodes = Array.from({ length: 10 }, (_, at) => `k7f${at}-9d2m-x4q${at}`)
  const json = { status: 0, message: 'success', serverTime: Date.now(), model: { recoveryCodes } }
  await page.route('**/api/auth/authenticator_bind', (route) => route.fulfill({ json }))
  await inSecurity('security.authenticator')(page, stage)
  const dialog = page.getByRole('dialog', { name: stage.t('security.authenticator') })
  await dialog.getByRole('link', { name: stage.t('security.openApp') }).waitFor()
  await dialog.getByLabel(stage.t('account.totp')).fill('123456')
  await dialog.getByLabel(stage.t('security.oldPassword')).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** An operator who sends codes. */
const withCodes = {
  smsConfig: { enableForgetPassword: true, enableRegister: true, enableWithdraw: true },
  enabledSmsConfigs: ['sms', 'email'],
}

/** The popups of the account: the way in, its wallet, and what keeps it. */
export const accountScreens: readonly Screen[] = [
  { name: 'popup-register', who: 'guest', show: popup('account.registerTitle', inHeader('shell.register')) },
  { name: 'popup-login', who: 'guest', show: popup('account.loginTitle', inHeader('shell.logIn')) },
  {
    name: 'popup-register-code',
    who: 'guest',
    show: atOperator(
      withCodes,
      popup('account.registerTitle', async (page, stage) => {
        await inHeader('shell.register')(page, stage)
        await page.getByRole('textbox', { name: stage.t('account.account') }).fill('ana@example.com')
        await page.getByRole('button', { name: stage.t('account.codeSend') }).waitFor()
      }),
    ),
  },
  {
    name: 'popup-new-password',
    who: 'guest',
    show: atOperator(
      withCodes,
      popup('account.forgotTitle', async (page, stage) => {
        await inHeader('shell.logIn')(page, stage)
        await page.getByRole('button', { name: stage.t('account.forgot') }).click()
      }),
    ),
  },
  {
    name: 'popup-other-login',
    who: 'guest',
    complains: /2031/,
    show: byLink(popupLink('other-login'), 'account.otherLoginFailed'),
  },
  { name: 'popup-wallet-deposit', who: 'player', show: popup('wallet.title', inHeader('shell.balance')) },
  {
    name: 'popup-wallet-checkout',
    who: 'player',
    show: popup('wallet.title', async (page, stage) => {
      await askDeposit(page, stage)
      await page.getByRole('link', { name: stage.t('wallet.openCheckout') }).waitFor()
    }),
  },
  { name: 'popup-wallet-withdraw', who: 'player', show: byLink('/#withdraw', 'wallet.title') },
  {
    name: 'popup-wallet-history',
    who: 'player',
    show: popup('wallet.title', async (page, stage) => {
      await inHeader('shell.balance')(page, stage)
      await page.getByRole('tab', { name: stage.t('wallet.history') }).click()
    }),
  },
  {
    name: 'popup-terms',
    who: 'player',
    show: popup('terms.title', async (page, stage) => {
      const message = '{"action":"accept_terms","version":7}'
      await page.route('**/api/pay/recharge', (route) => route.fulfill({ json: { status: 110110, message } }))
      await askDeposit(page, stage)
    }),
  },
  {
    name: 'account-menu',
    who: 'player',
    async show(page, stage) {
      await page.goto('/')
      await inHeader('shell.accountMenu')(page, stage)
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'popup-security', who: 'player', show: popup('security.title', inMenu('shell.security')) },
  { name: 'popup-password', who: 'player', show: popup('security.password', inSecurity('security.password')) },
  {
    name: 'popup-authenticator',
    who: 'player',
    show: popup('security.authenticator', async (page, stage) => {
      await inSecurity('security.authenticator')(page, stage)
      await page.getByRole('link', { name: stage.t('security.openApp') }).waitFor()
    }),
  },
  {
    name: 'popup-authenticator-codes',
    who: 'player',
    show: popup('security.recoveryTitle', bindApp),
  },
  {
    name: 'popup-authenticator-challenge',
    who: 'player',
    show: (page) => askAsFrame(page, { name: 'authenticator', purpose: 'challenge' }),
  },
  {
    name: 'popup-sent-code-challenge',
    who: 'player',
    show: (page) =>
      askAsFrame(page, {
        name: 'authenticator',
        purpose: 'challenge',
        params: { by: 'email', to: 'a•••@example.com' },
      }),
  },
  {
    name: 'popup-link-service',
    who: 'player',
    show: (page) => askAsFrame(page, { name: 'link-service', id: 'acme', service: 'Acme' }),
  },
  { name: 'popup-kyc', who: 'player', show: byLink(popupLink('kyc'), 'kyc.title') },
  { name: 'popup-devices', who: 'player', show: popup('account.devicesTitle', inMenu('shell.devices')) },
  { name: 'popup-language', who: 'player', show: popup('account.languageTitle', inMenu('shell.language')) },
]
