import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import * as responsible from '@fairground/contract/calls/responsible'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { popup } from './account-models.ts'
import { funded, noLimits } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

const VERSION = 2
const ID = '0199aaaa-0000-7000-8000-000000000001'
const channel: pay.Channel = { id: 'sandbox', name: 'Sandbox', currencyId: 'G$', min: 1, max: 1000 }
const row: pay.DepositRow = {
  ...{ id: ID, channel: 'sandbox', amount: 20, status: 'NEW', url: 'https://pay.example/', fee: 0 },
  ...{ createdAt: Date.now(), expiresAt: Date.now() + 600_000 },
}
const wallet = popup('Wallet')
const terms = popup('The house rules')
const orders = () => requestsOf(pay.recharge)

/** Opens the wallet of a player to whom the rules are new, and orders a deposit of 20. */
async function order(): Promise<void> {
  answer(pay.channels, { list: [channel] })
  answer(pay.rechargeList, { page: { content: [], total: 0 } })
  answer(responsible.limits, noLimits)
  refuse(pay.recharge, `{"action":"accept_terms","version":${VERSION}}`, { status: 110110 })
  await openSite('/verify#recharge', { player: funded, startup: { termsVersion: VERSION } })
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('20')
  await userEvent.keyboard('{Enter}')
  await expect.element(terms.getByText(`Version ${VERSION}`)).toBeVisible()
}

test('[ER-06] a deposit asks for new house rules first: declined nothing happens, accepted it goes straight on', async () => {
  answer(auth.acceptTerms, {})
  await order()
  expect((await axe.run('[role=dialog]', { resultTypes: ['violations'] })).violations).toEqual([])
  await terms.getByRole('button', { name: 'Not now' }).click()
  await expect.element(terms).not.toBeInTheDocument()
  await expect.element(wallet.getByRole('textbox', { name: 'Amount' })).toHaveValue('20.00')
  expect([orders().length, requestsOf(auth.acceptTerms).length]).toEqual([1, 0])
  await wallet.getByRole('button', { name: 'Deposit G$20.00' }).click()
  await expect.element(terms.getByText(`Version ${VERSION}`)).toBeVisible()
  answer(pay.recharge, { model: { id: ID, url: 'https://pay.example/', expiresAt: row.expiresAt, fee: 0 } })
  answer(pay.rechargeStatus, { model: { id: ID, status: 'NEW', amount: 20, fee: 0 } })
  answer(pay.rechargeList, { page: { content: [row], total: 1 } })
  await terms.getByRole('button', { name: 'I accept' }).click()
  await expect.element(wallet.getByRole('link', { name: 'Open the checkout' })).toBeVisible()
  expect(requestsOf(auth.acceptTerms).map(({ fields }) => fields)).toEqual([{ version: VERSION }])
  const keys = orders().map(({ headers }) => headers.get('Idempotency-Key'))
  expect([keys.length, keys[1] === keys[2]]).toEqual([3, true])
})

test('[ER-06] refused again after the action it is said in words: no endless loop', async () => {
  answer(auth.acceptTerms, {})
  await order()
  await terms.getByRole('button', { name: 'I accept' }).click()
  await expect.element(wallet.getByText('One more step is needed.')).toBeVisible()
  await expect.element(terms).not.toBeInTheDocument()
  expect(orders()).toHaveLength(2)
})
