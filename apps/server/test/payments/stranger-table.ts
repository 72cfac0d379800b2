import * as rules from '@fairground/contract/calls/payment-rules'
import { startTestServer } from '@fairground/testkit'
import { expect, vi } from 'vitest'
import { newStaff } from '../staff.ts'
import type { Table } from './conformance.ts'
import {
  messageOf,
  openStrangerBank,
  STRANGER_PIN,
  STRANGER_SECRET,
  type StrangerBank,
  signStranger,
} from './stranger-bank.ts'

const orderOf = (url: string) => ({
  ...{ url, method: 'POST', format: 'form', doneStatuses: [412] },
  body: { pin: '{secret.pin}', ref: '{depositId}' },
})

/** What an operator writes into `PAYMENT_PROVIDERS` for this bank. */
export const strangerSettings = (bankUrl: string) => ({
  ...{ type: 'hosted', id: 'stranger', answerLimitMs: 700 },
  secrets: { mac: { env: 'STRANGER_SECRET' }, pin: { env: 'STRANGER_PIN' } },
  amounts: { unit: 'decimal' },
  currencies: { G$: 'XFG' },
  signing: {
    ...{ secret: 'mac', algorithm: 'sha512', over: 'timestamp.body', encoding: 'base64' },
    ...{ header: 'x-bank-mac', prefix: 'hmac ', timestampHeader: 'x-bank-clock', timestampUnit: 's' },
    ...{ toleranceSeconds: 300, requests: true },
  },
  checkout: {
    ...{ url: `${bankUrl}/charge`, method: 'POST', format: 'form' },
    body: {
      ...{ pin: '{secret.pin}', ref: '{depositId}', sum: '{amount}', cur: '{currency}' },
      ...{ memo: '{accountId}', back: '{returnUrl}', tongue: '{locale}' },
    },
    answer: { url: 'rows.0.page', reference: 'rows.0.no', expiresAt: 'rows.0.until' },
    timeUnit: 's',
  },
  findCheckout: {
    ...{ url: `${bankUrl}/charge-of`, method: 'POST', format: 'form' },
    body: { pin: '{secret.pin}', ref: '{depositId}' },
    answer: { state: 'rows.0.phase', amount: 'rows.0.sum', currency: 'rows.0.cur' },
    states: { blue: 'open', green: 'paid', red: 'declined', grey: 'expired', back: 'reversed' },
    unknownStatuses: [410],
  },
  closeCheckout: orderOf(`${bankUrl}/charge-off`),
  refundCheckout: orderOf(`${bankUrl}/charge-back`),
  payout: {
    ...{ url: `${bankUrl}/transfer`, method: 'POST', format: 'form' },
    body: {
      ...{ pin: '{secret.pin}', ref: '{payoutId}', sum: '{amount}', cur: '{currency}' },
      ...{ memo: '{accountId}', to: '{destination}' },
    },
    answer: { state: 'rows.0.phase', reference: 'rows.0.no', reason: 'rows.0.why' },
    states: { queue: 'pending', green: 'paid', red: 'declined' },
    declinedStatuses: [402],
    destination: '[0-9]{2}/[0-9]{4}',
  },
  findPayout: {
    ...{ url: `${bankUrl}/transfer-of`, method: 'POST', format: 'form' },
    body: { pin: '{secret.pin}', ref: '{payoutId}' },
    answer: { state: 'rows.0.phase', reference: 'rows.0.no', reason: 'rows.0.why' },
    states: { queue: 'pending', green: 'paid', red: 'declined' },
    missingStatuses: [410],
  },
  webhook: {
    type: 'head.what',
    deposit: {
      kinds: { 'in-green': 'paid', 'in-red': 'declined', 'in-grey': 'expired', 'in-back': 'reversed' },
      ...{ depositId: 'rows.0.ref', accountId: 'rows.0.memo', amount: 'rows.0.sum', currency: 'rows.0.cur' },
    },
    payout: {
      kinds: { 'out-green': 'paid', 'out-red': 'declined' },
      ...{ payoutId: 'rows.0.ref', accountId: 'rows.0.memo', amount: 'rows.0.sum', currency: 'rows.0.cur' },
      reason: 'rows.0.why',
    },
  },
})

const WORDS = { paid: 'in-green', declined: 'in-red', expired: 'in-grey', reversed: 'in-back', noted: 'in-blue' }

/** A server whose only provider is the stranger's bank, with a channel to deposit and one to withdraw. */
export async function openStrangerTable(): Promise<Table & { bank: StrangerBank }> {
  const bank = await openStrangerBank(1_500)
  const list = JSON.stringify([strangerSettings(bank.url)])
  const environment = { PAYMENT_PROVIDERS: list, STRANGER_SECRET, STRANGER_PIN, LOG_LEVEL: 'silent' }
  const server = await startTestServer({ environment })
  const { payments, readSite } = server.parts
  const staff = await newStaff(server)
  const terms = { provider: 'stranger', currencyId: 'G$', name: 'Stranger', min: 1, max: 1_000, feeRate: 0 }
  await staff.call(rules.saveChannel, { ...terms, id: 'stranger-in', kind: 'recharge', position: 5 })
  await staff.call(rules.saveChannel, { ...terms, id: 'stranger-out', kind: 'withdraw', position: 6 })
  await staff.call(rules.savePayoutRule, {
    ...{ channelId: 'stranger-out', auto: 200, autoDay: 500, twoPersons: 1_000, day: 10_000 },
    ...{ waitHours: 0, sharedDestinations: [] },
  })
  await vi.waitFor(async () => expect((await readSite()).channels.has('stranger-out')).toBe(true), 10_000)
  const provider = payments.providers.get('stranger')
  if (!provider) throw new Error('the server has no provider stranger')
  return {
    ...{ server, provider, bank, channel: 'stranger-in', currencyId: 'G$' },
    pay: async ({ id }) => bank.setPhase(id, 'green'),
    reverse: async (id) => bank.setPhase(id, 'back'),
    async hook({ kind, depositId, accountId, amount, currencyId }, { secret, ageMs = 0, otherBody } = {}) {
      const row = { ref: depositId, memo: accountId, sum: amount, cur: currencyId === 'G$' ? 'XFG' : currencyId }
      const body = messageOf(WORDS[kind], row)
      const signature = signStranger(body, Math.floor((Date.now() - ageMs) / 1_000), secret)
      const headers = { 'content-type': 'application/json', ...signature }
      const init = { method: 'POST', headers, body: otherBody ?? body }
      const response = await fetch(`${server.url}/api/pay/hook/stranger`, init)
      return { http: response.status, message: ((await response.json()) as { message: string }).message }
    },
    async whileAway(work) {
      bank.setAway(true)
      try {
        return await work()
      } finally {
        bank.setAway(false)
      }
    },
    destinations: {
      ...{ paid: '11/1234', declined: '11/0000', unknown: '11/9999' },
      malformed: ['', '11/', '11/12345', 'x11/1234', '111/234', '11-1234'],
    },
    countArrived: async (destination) =>
      [...bank.transfers.values()].filter(({ to, phase }) => to === destination && phase === 'green').length,
    async close() {
      await server.stop()
      await bank.close()
    },
  }
}
