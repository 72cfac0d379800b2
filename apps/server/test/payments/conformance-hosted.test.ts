import { saveChannel } from '@fairground/contract/calls/payment-rules'
import { startTestServer } from '@fairground/testkit'
import { expect, test, vi } from 'vitest'
import { createHostedProvider } from '../../src/cash/payments/hosted-provider.ts'
import { readProviders } from '../../src/ground/config/provider-settings.ts'
import { newStaff } from '../staff.ts'
import { proveProvider, type Table } from './conformance.ts'
import { BANK_SECRET, hostedSettings, openHostedBank, signHosted } from './hosted-bank.ts'

const secrets = { ACME_SECRET: BANK_SECRET, ACME_KEY: 'of the shop' }
const EVENTS = { paid: 'settled', declined: 'refused', expired: 'late', reversed: 'returned', noted: 'seen' }

async function open(): Promise<Table> {
  const bank = await openHostedBank(1_500)
  const list = JSON.stringify([hostedSettings(bank.url)])
  const server = await startTestServer({ environment: { PAYMENT_PROVIDERS: list, LOG_LEVEL: 'silent', ...secrets } })
  await (await newStaff(server)).call(saveChannel, {
    ...{ id: 'card', provider: 'acme', name: 'Card', kind: 'recharge', currencyId: 'G$', position: 5 },
    ...{ min: 1, max: 1_000, feeRate: 0 },
  })
  await vi.waitFor(async () => expect((await server.parts.readSite()).channels.has('card')).toBe(true), 10_000)
  const [settings] = readProviders(list, secrets)
  if (settings?.type !== 'hosted') throw new Error('the settings are of no hosted provider')
  let isAway = false
  const fresh = () => createHostedProvider({ settings, secrets: settings.secrets, now: Date.now })
  const away = JSON.parse(list.replaceAll(bank.url, 'http://127.0.0.1:9'))
  const [awaySettings] = readProviders(JSON.stringify(away), secrets)
  if (awaySettings?.type !== 'hosted') throw new Error('the settings are of no hosted provider')
  const [near, far] = [
    fresh(),
    createHostedProvider({ settings: awaySettings, secrets: awaySettings.secrets, now: Date.now }),
  ]
  const current = () => (isAway ? far : near)
  const setStatus = async (id: string, status: string) => {
    const payment = bank.payments.get(id)
    if (payment) bank.payments.set(id, { ...payment, status })
  }
  return {
    server,
    channel: 'card',
    currencyId: 'G$',
    provider: {
      ...near,
      createCheckout: (order) => current().createCheckout(order),
      findCheckout: (id) => current().findCheckout(id),
      createPayout: (order) => current().createPayout(order),
      findPayout: (id) => current().findPayout(id),
    },
    pay: ({ id }) => setStatus(id, 'settled'),
    reverse: (id) => setStatus(id, 'returned'),
    async hook({ kind, depositId, accountId, amount, currencyId }, { secret, ageMs = 0, otherBody } = {}) {
      const payment = {
        ...{ order: depositId, notes: [accountId] },
        ...{ minor: Number(amount.replace('.', '')), currency: currencyId === 'G$' ? 'PLAY' : currencyId },
      }
      const body = JSON.stringify({ event: { name: `payment.${EVENTS[kind]}`, payment } })
      const response = await fetch(`${server.url}/api/pay/hook/acme`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signHosted(body, Math.floor((Date.now() - ageMs) / 1_000), secret),
        },
        body: otherBody ?? body,
      })
      return { http: response.status, message: ((await response.json()) as { message: string }).message }
    },
    async whileAway(work) {
      isAway = true
      try {
        return await work()
      } finally {
        isAway = false
      }
    },
    destinations: {
      ...{ paid: 'BANK-ANNA', declined: 'BANK-CLOSED', unknown: 'BANK-HOLD' },
      malformed: ['', 'BANK-', 'bank-anna', 'BANK-ANNA1', 'xBANK-ANNA', 'BANK-A|.*'],
    },
    countArrived: async (destination) =>
      [...bank.transfers.values()].filter(({ to, status }) => to === destination && status === 'done').length,
    async close() {
      await server.stop()
      await bank.close()
    },
  }
}

proveProvider({ name: 'a hosted provider from data alone', open })

const refusal = (changes: object) => {
  const settings = { ...hostedSettings('https://bank.example.com'), ...changes }
  try {
    readProviders(JSON.stringify([settings]), secrets)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('wrong settings of a provider are refused with the field and the reason', () => {
  const { checkout } = hostedSettings('https://bank.example.com')
  expect(refusal({})).toBe('accepted')
  expect(refusal({ id: 'Not An Id' })).toContain('0.id: must be 1 to 32')
  expect(refusal({ id: 'sandbox' })).toContain('the id sandbox is taken')
  expect(refusal({ colour: 'red' })).toContain('colour')
  expect(refusal({ checkout: { ...checkout, body: { a: '{payoutId}' } } })).toContain('{payoutId} is not known here')
  expect(refusal({ checkout: { ...checkout, url: 'bank.example.com' } })).toContain(
    '0.checkout.url: must be an address',
  )
  expect(refusal({ headers: { a: '{secret.none}' } })).toContain('{secret.none} names a secret')
  expect(refusal({ secrets: { signing: { env: 'NOBODY' }, key: { env: 'ACME_KEY' } } })).toContain('the secret signing')
  expect(() => readProviders('/no/such/file.json', {})).toThrow('cannot be read')
  expect(() => readProviders('[', {})).toThrow('it is no JSON')
})
