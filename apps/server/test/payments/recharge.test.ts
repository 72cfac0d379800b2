import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { newPlayer, startTestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireDeposits } from '../../src/cash/payments/expire-deposits.ts'
import { openLive } from '../live/live-client.ts'
import { newStaff } from '../staff.ts'
import { type Cashier, openCashier, press } from './cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier({ SANDBOX_CHAOS: 'wild' })
})
afterAll(() => cashier.stop())

test('[WA-01] a deposit from the channel to the receipt, told live, first and second', async () => {
  const player = await newPlayer(cashier)
  const { list } = await player.call(pay.channels, { type: 'recharge' })
  expect(list).toEqual([{ id: 'sandbox', name: 'Sandbox', currencyId: 'G$', min: 1, max: 100000, kind: 'page' }])
  expect((await player.call(pay.channels, { type: 'withdraw' })).list).toMatchObject([
    { id: 'sandbox-out', max: 100000 },
  ])
  expect([player.user.rechargeCount, player.user.firstRechargeFlag]).toEqual([0, false])

  const liveClient = await openLive(cashier.url, player.call)
  await liveClient.join([player.userId])
  const first = await cashier.recharge(player, 100)
  await press(first.url, 'paid')
  const liveMessage = await liveClient.until(
    (message) => message.type === 'event' && message.event === 'recharge_success',
  )
  expect(liveMessage).toMatchObject({ extra: { id: first.id, amount: 100, first: true } })
  await liveClient.until((message) => message.type === 'balance' && message.balance === 100)

  const second = await cashier.recharge(player, '50.25')
  await press(second.url, 'paid')
  await liveClient.until((message) => message.type === 'event' && message.extra?.id === second.id)
  const { list: paidDeposits } = await player.call(pay.paidList, { ids: [first.id, second.id, 'nonsense'] })
  expect(paidDeposits.sort((one, other) => other.amount - one.amount)).toEqual([
    { id: first.id, first: true, usdAmount: 100, amount: 100 },
    { id: second.id, first: false, usdAmount: 50.25, amount: 50.25 },
  ])
  liveClient.close()
})

test('[WA-01] a declined checkout is told live and moves nothing', async () => {
  const player = await newPlayer(cashier)
  const liveClient = await openLive(cashier.url, player.call)
  await liveClient.join([player.userId])
  const { id, url } = await cashier.recharge(player, 10)
  await press(url, 'declined')
  await liveClient.until((message) => message.type === 'event' && message.event === 'recharge_declined')
  expect((await player.call(pay.rechargeStatus, { id })).model).toEqual({ id, status: 'DECLINED', amount: 10, fee: 0 })
  liveClient.close()
})

test('[WA-01] the list shows the newest first, with the page of those that can be paid', async () => {
  const player = await newPlayer(cashier)
  const madeDeposits = []
  for (const amount of [1, 2, 3]) madeDeposits.push(await cashier.recharge(player, amount))
  const { page } = await player.call(pay.rechargeList, { pageNo: 1, pageSize: 2 })
  expect(page.total).toBe(3)
  expect(page.content.map(({ amount, status, url }) => [amount, status, url])).toEqual([
    [3, 'NEW', madeDeposits[2]?.url],
    [2, 'NEW', madeDeposits[1]?.url],
  ])
})

test.each<[string, number | string, string]>([
  ['below the minimum', 0.99, 'deposit_below_minimum'],
  ['zero', 0, 'deposit_below_minimum'],
  ['above the maximum', 100000.01, 'deposit_above_maximum'],
  ['negative', -5, 'amount_malformed'],
  ['too precise', 5.001, 'amount_malformed'],
  ['a word', 'five', 'amount_malformed'],
  ['with an exponent', '1e2', 'amount_malformed'],
  ['NaN in words', 'NaN', 'amount_malformed'],
])('[RE-04] an amount that is %s is refused', async (_, amount, errorName) => {
  const player = await newPlayer(cashier)
  await expect(cashier.recharge(player, amount)).rejects.toMatchObject({ errorName })
  expect((await player.call(pay.rechargeList)).page.total).toBe(0)
})

test('[RE-04] an unknown channel is refused', async () => {
  const player = await newPlayer(cashier)
  const recharging = player.call(pay.recharge, { amount: 5, channel: 'gold' })
  await expect(recharging).rejects.toEqual(new CallError('channel_unknown'))
})

test('[RE-03] twenty equal calls under one key are one deposit; another amount under it is refused', async () => {
  const player = await newPlayer(cashier)
  const answers = await Promise.all(Array.from({ length: 20 }, () => cashier.recharge(player, 7, 'one-key')))
  expect(new Set(answers.map(({ id, url }) => `${id} ${url}`)).size).toBe(1)
  await expect(cashier.recharge(player, 8, 'one-key')).rejects.toEqual(new CallError('key_reused'))
  expect((await player.call(pay.rechargeList)).page.total).toBe(1)
  const otherPlayer = await newPlayer(cashier)
  expect((await cashier.recharge(otherPlayer, 9, 'one-key')).id).not.toBe(answers[0]?.id)
})

test("[RE-05] another player's deposit is unknown", async () => {
  const [player, other] = [await newPlayer(cashier), await newPlayer(cashier)]
  const { id, url } = await cashier.recharge(player, 5)
  await press(url, 'declined')
  await expect(other.call(pay.rechargeStatus, { id })).rejects.toEqual(new CallError('deposit_unknown'))
  expect((await other.call(pay.paidList, { ids: [id] })).list).toEqual([])
})

test('[WA-01] a deposit that expired can still be paid: the money came, however late', async () => {
  const player = await newPlayer(cashier)
  const { id, url } = await cashier.recharge(player, 5)
  const liveClient = await openLive(cashier.url, player.call)
  await liveClient.join([player.userId])
  await expireDeposits(cashier.parts.db, Date.now() + 3_600_000)
  expect((await player.call(pay.rechargeStatus, { id })).model.status).toBe('EXPIRED')
  await press(url, 'paid')
  await liveClient.until((message) => message.type === 'event' && message.event === 'recharge_success')
  expect((await player.call(pay.rechargeStatus, { id })).model.status).toBe('PAID')
  liveClient.close()
})

test('[WA-01] while the provider is away a deposit is refused, and the same key goes on later', async () => {
  const player = await newPlayer(cashier)
  const { databaseUrl, parts } = cashier
  const { dataDir } = parts.config
  const away = await startTestServer({
    databaseUrl,
    environment: { SANDBOX: 'on', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  })
  try {
    await away.parts.payments.stop()
    const recharging = away.call(pay.recharge, { amount: 5, channel: 'sandbox' }, { token: player.token, key: 'k' })
    await expect(recharging).rejects.toEqual(new CallError('payment_maintenance'))
  } finally {
    await away.stop()
  }
  const { id } = await cashier.recharge(player, 5, 'k')
  expect((await player.call(pay.rechargeList)).page.content.map((row) => row.id)).toEqual([id])
})

test('[RE-06] a player has ten open deposits at most, however many are asked for at once; a key of one of them still answers it', async () => {
  const player = await newPlayer(cashier)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 14 }, (_, at) => cashier.recharge(player, 5, `deposit-${at}`)),
  )
  const refusals = outcomes.filter((one) => one.status === 'rejected')
  expect(refusals.map(({ reason }) => reason)).toEqual(Array(4).fill(new CallError('too_many_open_deposits')))
  const { page } = await player.call(pay.rechargeList, { pageSize: 100 })
  expect(page.total).toBe(10)

  const at = outcomes.findIndex((one) => one.status === 'fulfilled')
  const repeatedDeposit = await cashier.recharge(player, 5, `deposit-${at}`)
  await press(repeatedDeposit.url, 'declined')
  await expect
    .poll(async () => (await player.call(pay.rechargeStatus, { id: repeatedDeposit.id })).model.status)
    .toBe('DECLINED')
  await cashier.recharge(player, 5)
})

test('[WA-02] the purchase tracker is told of paid deposits of its own player alone', async () => {
  const [player, stranger] = [await newPlayer(cashier), await newPlayer(cashier)]
  const paidDeposit = await cashier.recharge(player, 20)
  const open = await cashier.recharge(player, 30)
  await press(paidDeposit.url, 'paid')
  await expect
    .poll(async () => (await player.call(pay.paidList, { ids: [paidDeposit.id, open.id] })).list)
    .toEqual([{ id: paidDeposit.id, first: true, usdAmount: 20, amount: 20 }])
  expect((await stranger.call(pay.paidList, { ids: [paidDeposit.id] })).list).toEqual([])
})

test('[RG-01] a way to pay that the player’s jurisdiction does not allow is neither shown nor open', async () => {
  const staff = await newStaff(cashier)
  const [me, other] = [await newPlayer(cashier), await newPlayer(cashier)]
  await cashier.parts.db.updateTable('account').set({ country_id: 'NL' }).where('id', '=', me.userId).execute()
  cashier.parts.sessions.forget(me.userId)
  await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id: 'bank-only', paymentMethods: ['bank'] })
  await staff.call(operator.saveSettings, { settings: { jurisdictions: { '*': 'demo', NL: 'bank-only' } } })
  await expect.poll(async () => (await me.call(pay.channels)).list, { interval: 50 }).toEqual([])
  expect((await other.call(pay.channels)).list.map(({ id }) => id)).toEqual(['sandbox'])
  await expect(me.call(pay.recharge, { amount: 10, channel: 'sandbox' })).rejects.toThrow('channel_unknown')
})
