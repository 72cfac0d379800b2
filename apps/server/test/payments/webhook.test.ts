import { createHmac } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import { newPlayer, type Player } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cashier, type HookEvent, openCashier, SECRET } from './cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterAll(() => cashier.stop())

/** A player with a deposit of 25.50 under way, and its webhooks. */
async function waitingDeposit() {
  const player = await newPlayer(cashier)
  const { id } = await cashier.recharge(player, '25.50')
  const say = (type: HookEvent['type'], changes: Partial<HookEvent> = {}) => ({
    type,
    depositId: id,
    accountId: player.userId,
    amount: '25.50',
    ...changes,
  })
  return { player, id, say }
}

const balanceOf = async (player: Player) => (await player.call(auth.userInfo)).user.balance
const statusOf = async (player: Player, id: string) => (await player.call(pay.rechargeStatus, { id })).model.status

test('[WA-01] a paid webhook credits the deposit', async () => {
  const { player, id, say } = await waitingDeposit()
  expect(await cashier.hook(say('checkout.processing'))).toEqual({ http: 200, message: 'success' })
  expect(await statusOf(player, id)).toBe('NEW')
  expect(await cashier.hook(say('checkout.paid'))).toEqual({ http: 200, message: 'success' })
  expect(await statusOf(player, id)).toBe('PAID')
  expect(await balanceOf(player)).toBe(25.5)
})

test.each([
  ['another secret', { secret: 'a wrong secret of the right length' }],
  ['a body that was changed', { otherBody: '{"type":"checkout.paid"}' }],
  ['a timestamp of six minutes ago', { timestamp: Date.now() - 6 * 60_000 }],
  ['a timestamp of the future', { timestamp: Date.now() + 6 * 60_000 }],
  ['no timestamp', { timestamp: Number.NaN }],
])('[RE-04] a webhook with %s is refused and moves nothing', async (_, signing) => {
  const { player, id, say } = await waitingDeposit()
  expect(await cashier.hook(say('checkout.paid'), signing)).toEqual({ http: 401, message: 'signature_wrong' })
  expect(await statusOf(player, id)).toBe('NEW')
  expect(await balanceOf(player)).toBe(0)
})

test.each<[string, Partial<HookEvent>]>([
  ['an amount that is too precise', { amount: '25.501' }],
  ['an amount that is none', { amount: 'all of it' }],
  ['an amount of 0', { amount: '0.00' }],
  ['an amount below 0', { amount: '-25.50' }],
  ['another currency', { currency: 'USD' }],
])('[RE-04] a webhook with %s moves nothing', async (_, changes) => {
  const { player, id, say } = await waitingDeposit()
  expect(await cashier.hook(say('checkout.paid', changes))).toEqual({ http: 422, message: 'deposit_mismatch' })
  expect(await statusOf(player, id)).toBe('NEW')
  expect(await balanceOf(player)).toBe(0)
})

test('[RE-04] a webhook of an unknown deposit, of another account, or of an unknown provider is refused', async () => {
  const { player, say } = await waitingDeposit()
  const otherPlayer = await newPlayer(cashier)
  const unknownPath = { http: 404, message: 'not_found' }
  expect(await cashier.hook(say('checkout.paid', { depositId: crypto.randomUUID() }))).toEqual(unknownPath)
  expect(await cashier.hook(say('checkout.paid', { depositId: 'nonsense' }))).toEqual(unknownPath)
  expect(await cashier.hook(say('checkout.paid', { accountId: otherPlayer.userId }))).toEqual(unknownPath)
  const nobody = await fetch(`${cashier.url}/api/pay/hook/nobody`, { method: 'POST' })
  expect(nobody.status).toBe(404)
  expect([await balanceOf(player), await balanceOf(otherPlayer)]).toEqual([0, 0])
})

test.each([
  ['no JSON', '{"type":'],
  ['no object', '"paid"'],
  ['nothing', ''],
  ['an unknown shape', '{"kind":"paid","order":1}'],
  ['fields of other types', '{"type":1,"checkout":{"reference":[],"customer":{},"amount":25.5,"currency":null}}'],
])('[RE-04] a signed webhook of %s is a bad request that moves nothing', async (_, body) => {
  const { player, id, say } = await waitingDeposit()
  const timestamp = Date.now()
  const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')
  const answer = await fetch(`${cashier.url}/api/pay/hook/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sandbox-timestamp': String(timestamp),
      'sandbox-signature': signature,
    },
    body,
  })
  expect(answer.status).toBe(400)
  expect(await statusOf(player, id)).toBe('NEW')
  expect((await cashier.hook(say('checkout.paid'))).http).toBe(200)
})

test('[RE-03] twenty equal webhooks at once credit once', async () => {
  const { player, say } = await waitingDeposit()
  const answers = await Promise.all(Array.from({ length: 20 }, () => cashier.hook(say('checkout.paid'))))
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
  const { user } = await player.call(auth.userInfo)
  expect([user.balance, user.rechargeCount]).toEqual([25.5, 1])
})

test('[WA-01] out of order: what comes after paid changes nothing', async () => {
  const { player, id, say } = await waitingDeposit()
  for (const type of ['checkout.paid', 'checkout.processing', 'checkout.declined', 'checkout.expired'] as const) {
    expect((await cashier.hook(say(type))).http).toBe(200)
  }
  expect(await statusOf(player, id)).toBe('PAID')
  expect(await balanceOf(player)).toBe(25.5)
})

test.each(['checkout.declined', 'checkout.expired'] as const)(
  '[WA-01] paid wins when it comes after %s',
  async (first) => {
    const { player, id, say } = await waitingDeposit()
    await cashier.hook(say(first))
    expect(await statusOf(player, id)).toBe(first === 'checkout.declined' ? 'DECLINED' : 'EXPIRED')
    expect((await cashier.hook(say('checkout.paid'))).http).toBe(200)
    expect(await statusOf(player, id)).toBe('PAID')
    expect(await balanceOf(player)).toBe(25.5)
  },
)

test('[RE-03] paid, declined and expired at once settle as paid, once', async () => {
  const { player, id, say } = await waitingDeposit()
  const types = ['checkout.paid', 'checkout.declined', 'checkout.expired'] as const
  await Promise.all([...types, ...types, ...types].map((type) => cashier.hook(say(type))))
  expect(await statusOf(player, id)).toBe('PAID')
  expect(await balanceOf(player)).toBe(25.5)
})
