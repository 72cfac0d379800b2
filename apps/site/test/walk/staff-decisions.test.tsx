import * as cases from '@fairground/contract/calls/payment-cases'
import * as rules from '@fairground/contract/calls/payment-rules'
import * as staff from '@fairground/contract/calls/staff'
import * as kyc from '@fairground/contract/calls/staff-kyc'
import * as support from '@fairground/contract/calls/staff-support'
import * as withdrawals from '@fairground/contract/calls/staff-withdrawals'
import * as switches from '@fairground/contract/calls/switches'
import type { Switch } from '@fairground/contract/switches'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signIn } from '../../../staff/src/session.ts'
import { expectAccessible } from '../fit.ts'
import { findMisfits } from '../misfits.ts'
import { answer, refuse, requestsOf } from '../stand-in.ts'
import { dressAsStaff, openStaff } from './staff-page.tsx'
import { answerMe, answerStaff, payoutChannel, rupiah, staffPlaces } from './staff-screens.ts'

beforeAll(dressAsStaff)
beforeEach(() => {
  answerStaff()
  signIn('a key of the test')
})
afterEach(() => page.viewport(1280, 720))

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const player: Switch = { kind: 'player', id: '0199aaaa-0000-7000-8000-000000000002', name: 'Rosa', off: false }

test('[OP-02] the page shows the switches of all six kinds, also in Portuguese and Indonesian', async () => {
  const rows: readonly [tab: string, title: string, row: Switch][] = [
    ['Site', 'The whole site', { kind: 'site', id: 'site', name: '', off: false }],
    ['Games', 'Mines', { kind: 'game', id: 'mines', name: 'mines', off: false }],
    ['Versions', 'Mines, version 1', { kind: 'version', id: 'mines:1', name: 'mines', off: false }],
    ['Jurisdictions', 'great-britain', { kind: 'jurisdiction', id: 'great-britain', name: '', off: false }],
    [
      'Payments',
      'Sandbox: withdrawals',
      { kind: 'payment_method', id: 'sandbox-out', name: 'Sandbox', off: false, use: 'withdraw' },
    ],
    ['Players', 'Rosa', { ...player, off: true }],
  ]
  answer(switches.listSwitches, { list: rows.map(([, , row]) => row), playersOff: 1 })
  openStaff('#switches')
  const tabs = page.getByRole('tablist', { name: 'Switches' }).getByRole('tab')
  await expect.poll(() => tabs.elements().map(({ textContent }) => textContent)).toEqual(rows.map(([tab]) => tab))
  for (const [tab, title, { off }] of rows) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect.element(page.getByRole('article', { name: title, exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: `Switch ${off ? 'on' : 'off'}: ${title}` })).toBeVisible()
  }
  await page.viewport(360, 740)
  for (const [language, heading] of [
    ['pt-BR', 'Interruptores'],
    ['id-ID', 'Sakelar'],
    ['en', 'Switches'],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOptions(language)
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(findMisfits(document.body)).toEqual([])
    await expectAccessible()
  }
})

test('[OP-02] a player is looked for, and switched off with a reason once staff has read what stops and what goes on', async () => {
  answer(switches.listSwitches, { list: [], playersOff: 0 })
  openStaff('#switches/player')
  await expect.element(page.getByText('No player is off. Look for an account to switch one off.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Account' }).fill('nobody-at-all')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByText('No player has this account.')).toBeVisible()
  await expectAccessible()
  answer(switches.listSwitches, { list: [player], playerId: player.id, playersOff: 0 })
  await page.getByRole('textbox', { name: 'Account' }).fill('rosa')
  await page.getByRole('button', { name: 'Find' }).click()
  const row = page.getByRole('list', { name: 'Players' }).getByRole('article')
  await expect.element(row).toHaveTextContent(player.id)
  await row.getByRole('button', { name: /^Switch off/ }).click()
  const popup = dialog(/^Switch off .*\?$/)
  await expect.element(popup.getByText('New bets, deposits and gifts of this player.')).toBeVisible()
  await expect.element(popup.getByText(/The player logs in and withdraws/)).toBeVisible()
  const confirm = popup.getByRole('button', { name: 'Switch off' })
  await expect.element(confirm).toBeDisabled()
  await popup.getByRole('textbox', { name: 'Reason' }).fill('Asked by the bank')
  const turn = { at: Date.now(), person: 'ben', reason: 'Asked by the bank' }
  answer(switches.setSwitch, { model: { ...player, off: true, turn } })
  answer(switches.listSwitches, { list: [{ ...player, off: true, turn }], playerId: player.id, playersOff: 1 })
  await confirm.click()
  await expect.element(row).toHaveTextContent(/Switched off by ben.*Asked by the bank/)
  expect(requestsOf(switches.setSwitch).map(({ fields }) => fields)).toEqual([
    { kind: 'player', id: player.id, off: true, reason: 'Asked by the bank' },
  ])
})

test('a withdrawal is declined for a reason alone, which a ready sentence in the player’s language fills', async () => {
  const sentence = 'Saque para uma conta em seu próprio nome.'
  openStaff(staffPlaces.withdrawals)
  await page.getByRole('article').getByRole('button', { name: 'Decline' }).click()
  const popup = dialog('Decline this withdrawal?')
  const confirm = popup.getByRole('button', { name: 'Decline' })
  await expect.element(confirm).toBeDisabled()
  await popup.getByRole('button', { name: 'Português' }).click()
  await popup.getByRole('button', { name: sentence }).click()
  await expect.element(popup.getByRole('textbox', { name: 'Reason' })).toHaveValue(sentence)
  refuse(withdrawals.declineWithdrawal, 'withdrawal_decided')
  await confirm.click()
  await expect
    .poll(() => requestsOf(withdrawals.declineWithdrawal).map(({ fields }) => fields.reason))
    .toEqual([sentence])
})

test('a case with held money says what the first person wants, and is ended with a note', async () => {
  openStaff(staffPlaces.cases)
  const row = page.getByRole('article')
  await expect.element(row).toHaveTextContent(/First person wants.*Send back/)
  await expect.element(row.getByRole('button', { name: 'Credit' })).toBeVisible()
  await row.getByRole('button', { name: 'Send back' }).click()
  const popup = dialog('Send back')
  await expect.element(popup.getByText(/We ask the provider/)).toBeVisible()
  const confirm = popup.getByRole('button', { name: 'Send back' })
  await expect.element(confirm).toBeDisabled()
  await popup.getByRole('textbox', { name: 'Note' }).fill('Statement of 3 May')
  await expectAccessible()
  refuse(cases.settleCase, 'second_person_needed')
  await confirm.click()
  await expect.element(row.getByRole('alert')).toBeVisible()
  answer(cases.settleCase, { model: { isDone: false } })
  await row.getByRole('button', { name: 'Send back' }).click()
  await popup.getByRole('textbox', { name: 'Note' }).fill('Statement of 3 May')
  await confirm.click()
  await expect.element(row.getByText(/another person has to do the same/)).toBeVisible()
  const wish = { act: 'return', note: 'Statement of 3 May' }
  expect(requestsOf(cases.settleCase).map(({ fields }) => fields)).toMatchObject([wish, wish])
})

test('the page shows what the key is for, asks for nothing else, and offers no decision to a key that only reads', async () => {
  answerMe(['support.read', 'documents.read'])
  openStaff(staffPlaces.withdrawals)
  const screens = page.getByRole('navigation', { name: 'Screens' }).getByRole('link')
  // The address names a screen that is not for this key: the first one that is opens in its place.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  expect(screens.elements().map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    'Documents',
    'Support',
  ])
  location.hash = staffPlaces.support
  await expect.element(page.getByRole('article').getByText('A person checks it.')).toBeVisible()
  expect(page.getByRole('article').getByRole('button').elements()).toEqual([])
  location.hash = staffPlaces.documents
  await expect.element(page.getByRole('article').getByText('Ana Souza').first()).toBeVisible()
  expect(page.getByRole('article').getByRole('button').elements()).toEqual([])
  expect(requestsOf(withdrawals.listWithdrawals)).toEqual([])
  expect(requestsOf(cases.listCases)).toEqual([])
})

test('a key without a screen is told so', async () => {
  answerMe(['texts.change'])
  openStaff('')
  await expect.element(page.getByText('Your key opens no screen')).toBeVisible()
  await expectAccessible()
})

test('a refusal of a call that the key is not for leaves the person signed in; a key that has ended does not', async () => {
  refuse(kyc.list, 'insufficient_permissions')
  openStaff('#documents')
  await expect.element(page.getByText('This did not load')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  refuse(staff.whoAmI, 'insufficient_permissions')
  refuse(support.supportQueue, 'insufficient_permissions')
  await page.getByRole('link', { name: 'Support' }).click()
  await expect.element(page.getByText('Your key has ended. Sign in with your new one.')).toBeVisible()
})

test('what is not set of a way to pay is left out', async () => {
  const channels = [{ ...payoutChannel, step: null, chips: null }]
  answer(rules.listPaymentRules, { currencies: [rupiah], channels, providers: [] })
  openStaff(staffPlaces.payments)
  const way = page.getByRole('article', { name: 'Bank transfer · IDR' })
  await expect.element(way).toHaveTextContent(/2.5 % \+ Rp1,000/)
  expect(way.getByText('Step', { exact: true }).elements()).toEqual([])
})

test('terms and rules of payments are changed in plain forms, which stay open while the server refuses them', async () => {
  openStaff(staffPlaces.payments)
  await expect.element(page.getByRole('article', { name: 'Bank transfer · IDR' })).toHaveTextContent(/2.5 % \+ Rp1,000/)
  await page.getByRole('button', { name: 'Change the terms: Bank transfer' }).click()
  const terms = dialog('Change the terms: Bank transfer')
  await terms.getByRole('textbox', { name: 'Smallest amount' }).fill('500')
  await terms.getByRole('textbox', { name: 'Quick amounts' }).fill('5000 10000')
  await terms.getByRole('textbox', { name: 'Step' }).fill('')
  refuse(rules.saveChannel, 'fee_too_high')
  await terms.getByRole('button', { name: 'Save' }).click()
  await expect.element(terms.getByRole('alert')).toHaveTextContent(/The fee takes all of the smallest payment/)
  answer(rules.saveChannel, { model: payoutChannel })
  await terms.getByRole('textbox', { name: 'Fixed fee' }).fill('0')
  await terms.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Bank transfer is saved.')).toBeVisible()
  const { enabled: _, payout: __, ...before } = payoutChannel
  expect(
    requestsOf(rules.saveChannel)
      .map(({ fields }) => fields)
      .at(-1),
  ).toEqual({
    ...{ ...before, min: '500', max: '1000000000', feeFixed: '0', step: null, chips: ['5000', '10000'] },
  })

  await page.getByRole('button', { name: 'Change the rules: Bank transfer' }).click()
  const payout = dialog('Change the rules: Bank transfer')
  await payout.getByRole('textbox', { name: 'Hours that a new destination waits' }).fill('48')
  await payout.getByRole('textbox', { name: 'Two people approve above' }).fill('')
  answer(rules.savePayoutRule, { model: payoutChannel })
  await payout.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => requestsOf(rules.savePayoutRule).map(({ fields }) => fields))
    .toEqual([
      {
        ...{
          channelId: payoutChannel.id,
          auto: '2000000',
          autoDay: '10000000',
          twoPersons: null,
          day: null,
          waitHours: 48,
        },
        sharedDestinations: ['sandbox:decline', 'sandbox:unknown'],
      },
    ])

  await page.getByRole('tab', { name: 'Currencies' }).click()
  await page.getByRole('button', { name: 'Change the currency: IDR' }).click()
  await dialog('Change the currency: IDR').getByRole('textbox', { name: 'US dollars for one unit' }).fill('0.000061')
  answer(rules.saveCurrency, { model: rupiah })
  await dialog('Change the currency: IDR').getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => requestsOf(rules.saveCurrency).map(({ fields }) => fields))
    .toEqual([{ ...rupiah, usdRate: '0.000061' }])
})

test('the rules of payments fit a phone in each language, and so does their longest form', async () => {
  openStaff(staffPlaces.payments)
  await page.viewport(360, 740)
  for (const [language, heading, button] of [
    ['pt-BR', 'Regras de pagamentos', /^Mudar as regras/],
    ['id-ID', 'Aturan pembayaran', /^Ubah aturan/],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOptions(language)
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(findMisfits(document.body)).toEqual([])
    await page.getByRole('button', { name: button }).click()
    await expect.element(dialog(button)).toBeVisible()
    expect(findMisfits(document.querySelector('[role=dialog]') ?? document.body)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog(button)).not.toBeInTheDocument()
  }
  await page.getByRole('banner').getByRole('combobox').selectOptions('en')
})

test('amounts of the forms are written and read as the language of the page writes them', async () => {
  openStaff(staffPlaces.payments)
  await page.getByRole('banner').getByRole('combobox').selectOptions('id-ID')
  await page
    .getByRole('button', { name: /^Ubah syarat/ })
    .first()
    .click()
  const form = page.getByRole('dialog')
  const [, smallest, largest] = form
    .getByRole('textbox')
    .elements()
    .map((field) => page.elementLocator(field))
  if (!smallest || !largest) throw new Error('the form has no amounts')
  await expect.element(largest).toHaveValue('1.000.000.000')
  await smallest.fill('25.000')
  await largest.fill('25,000')
  await expect.element(form).toHaveTextContent('Ini bisa berarti 25 atau 25.000. Tulis salah satunya')
  answer(rules.saveChannel, { model: payoutChannel })
  await form.getByRole('button', { name: 'Simpan' }).click()
  expect(requestsOf(rules.saveChannel)).toEqual([])
  await largest.fill('2.500.000')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect
    .poll(() => requestsOf(rules.saveChannel).map(({ fields }) => fields))
    .toMatchObject([{ min: '25000', max: '2500000' }])
  await page.getByRole('banner').getByRole('combobox').selectOptions('en')
})

test('a key that only reads the rules of payments has no form', async () => {
  answerMe(['payments.read'])
  openStaff(staffPlaces.payments)
  await expect.element(page.getByRole('article', { name: 'Bank transfer · IDR' })).toBeVisible()
  expect(page.getByRole('article').getByRole('button').elements()).toEqual([])
})

test('a destination is given free for a reason, after staff has read whose it is', async () => {
  openStaff(staffPlaces.withdrawals)
  await page.getByRole('button', { name: 'Give the destination free' }).click()
  const popup = dialog('Give the destination free')
  await expect.element(popup.getByText(/sandbox:rosa then belongs to nobody.*Now it is Rosa’s/)).toBeVisible()
  const confirm = popup.getByRole('button', { name: 'Give the destination free' })
  await expect.element(confirm).toBeDisabled()
  await popup.getByRole('textbox', { name: 'Reason' }).fill('The bank says that the account was closed')
  refuse(withdrawals.releaseDestination, 'withdrawal_unknown')
  await confirm.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(requestsOf(withdrawals.releaseDestination).map(({ fields }) => fields)).toMatchObject([
    { reason: 'The bank says that the account was closed' },
  ])
})
