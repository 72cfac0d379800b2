import { readFileSync } from 'node:fs'
import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import * as calls from '@fairground/contract/calls/withdraw'
import { newPlayer } from '@fairground/testkit'
import { expect, test } from 'vitest'
import { readProviders } from '../../src/ground/config/provider-settings.ts'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { stake, untilStatus } from '../withdrawals/teller.ts'
import { proveProvider } from './conformance.ts'
import { changeChannel } from './set-rules.ts'
import { STRANGER_PIN, STRANGER_SECRET } from './stranger-bank.ts'
import { openStrangerTable, strangerSettings } from './stranger-table.ts'

proveProvider({ name: 'a bank of forms and decimals, connected by the documentation alone', open: openStrangerTable })

test('[WA-01] a player pays at the bank, plays, withdraws, and the money arrives at the bank', async () => {
  const { server, bank, close } = await openStrangerTable()
  bank.setHook(`${server.url}/api/pay/hook/stranger`)
  const player = await newPlayer(server, { currencyId: 'G$' })
  const balanceOf = async () => (await player.call(auth.userInfo)).user.balance

  const { model } = await player.call(pay.recharge, { amount: '25.50', channel: 'stranger-in' })
  expect(bank.charges.get(model.id)).toMatchObject({ phase: 'blue', sum: '25.50', cur: 'XFG', memo: player.userId })
  expect((await fetch(model.url, { method: 'POST' })).status).toBe(200)
  expect((await player.call(pay.rechargeStatus, { id: model.id })).model.status).toBe('PAID')
  expect(await balanceOf()).toBe(25.5)

  await stake(server, player, 25)
  await stake(server, player, 1)
  const before = await balanceOf()
  const order = { amount: '12', channel: 'stranger-out', destination: '22/5678' }
  const { model: withdrawal } = await player.call(calls.withdraw, order)
  const paid = await untilStatus(player, withdrawal.id, 'PAID')
  expect(paid).toMatchObject({ amount: 12, fee: 0, destination: '22/5678' })
  expect([...bank.transfers.values()].map(({ to, sum, cur, phase }) => [to, sum, cur, phase])).toEqual([
    ['22/5678', '12.00', 'XFG', 'green'],
  ])
  expect(await balanceOf()).toBeCloseTo(before - 12, 2)
  expect(await verifyLedger(server.databaseUrl)).toMatchObject({ sound: true })
  await close()
})

test('the step of a channel rules its withdrawals too, and the player is told it', async () => {
  const { server, close } = await openStrangerTable()
  const { readSite } = server.parts
  await changeChannel(server, 'stranger-out', { step: 2.5 })
  await expect.poll(async () => (await readSite()).channels.get('stranger-out')?.step_minor).toBe(250n)
  const player = await newPlayer(server, { currencyId: 'G$' })
  const { list } = await player.call(pay.channels, { type: 'withdraw' })
  expect(list.find(({ id }) => id === 'stranger-out')?.step).toBe(5)
  const order = { amount: 12, channel: 'stranger-out', destination: '22/5678' }
  const refusal = { errorName: 'amount_step', params: { step: 5 } }
  await expect(player.call(calls.withdraw, order)).rejects.toMatchObject(refusal)
  await close()
})

test('a payout that the bank declines gives the whole amount back', async () => {
  const { server, bank, close, pay: payAtBank } = await openStrangerTable()
  const player = await newPlayer(server, { currencyId: 'G$' })
  const { model } = await player.call(pay.recharge, { amount: '25.50', channel: 'stranger-in' })
  await payAtBank({ id: model.id, url: model.url })
  server.parts.events.emit('depositExpired', { accountId: player.userId, id: model.id })
  await expect.poll(async () => (await player.call(pay.rechargeStatus, { id: model.id })).model.status).toBe('PAID')
  await stake(server, player, 25)
  await stake(server, player, 1)
  const before = (await player.call(auth.userInfo)).user.balance
  const order = { amount: 12, channel: 'stranger-out', destination: '11/0000' }
  const { model: withdrawal } = await player.call(calls.withdraw, order)
  await untilStatus(player, withdrawal.id, 'DECLINED')
  expect((await player.call(auth.userInfo)).user.balance).toBe(before)
  expect([...bank.transfers.values()].map(({ phase }) => phase)).toEqual(['red'])
  await close()
})

test('the whole example of the documentation is accepted', () => {
  const page = readFileSync(new URL('../../../../docs/payments.md', import.meta.url), 'utf8')
  const [, example = ''] = /A whole example:\s+```json\n([\s\S]+?)```/.exec(page) ?? []
  // The key is a file on the operator's machine.
  const list = example.replace('{ "file": "/run/secrets/acme-key" }', '{ "env": "ACME_KEY" }')
  const [provider] = readProviders(list, { ACME_SIGNING_SECRET: STRANGER_SECRET, ACME_KEY: 'of the shop' })
  expect(provider).toMatchObject({ type: 'hosted', id: 'acme' })
})

test.each(['violet', 'constructor'])(
  'a state that the settings do not name leaves a payment as it is: %s',
  async (phase) => {
    const { provider, bank, close } = await openStrangerTable()
    const depositId = crypto.randomUUID()
    const order = { depositId, accountId: crypto.randomUUID(), amount: '12.50' as const, currencyId: 'G$' }
    await provider.createCheckout({ ...order, symbol: 'G$', locale: 'en', returnUrl: 'http://127.0.0.1:8080/' })
    bank.setPhase(depositId, phase)
    expect(await provider.findCheckout(depositId)).toEqual({ state: 'open' })
    await close()
  },
)

test.each([
  ['fields in fields of a form', { checkout: { body: { memo: { account: '{accountId}' } } } }, 'checkout.body: a form'],
  ['a body of a GET', { findCheckout: { method: 'GET' } }, 'findCheckout.body: a GET has no body'],
  ['payouts that nobody can ask about', { findPayout: undefined }, 'findPayout: needed with payout'],
])('settings with %s are refused at the start', (_, changes, sentence) => {
  const settings = strangerSettings('https://bank.example.com')
  const merged = Object.entries(changes).map(([name, change]) => [
    name,
    change && { ...settings[name as 'checkout' | 'findCheckout'], ...change },
  ])
  const list = JSON.stringify([{ ...settings, ...Object.fromEntries(merged) }])
  expect(() => readProviders(list, { STRANGER_SECRET, STRANGER_PIN })).toThrow(`stranger: ${sentence}`)
})
