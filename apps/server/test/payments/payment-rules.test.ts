import * as pay from '@fairground/contract/calls/pay'
import * as calls from '@fairground/contract/calls/payment-rules'
import * as staffCalls from '@fairground/contract/calls/staff'
import * as wallets from '@fairground/contract/calls/wallets'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newStaff } from '../staff.ts'
import { newDestination, newWinner, withdraw, withdrawals } from '../withdrawals/teller.ts'
import { type Cashier, openCashier, press, SECRET } from './cashier.ts'
import { changeChannel, changePayoutRule, channelOf } from './set-rules.ts'

let cashier: Cashier
/** Another process on the same database. */
let second: TestServer
let staff: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  cashier = await openCashier()
  second = await startTestServer({
    databaseUrl: cashier.databaseUrl,
    environment: { SANDBOX: 'on', SANDBOX_PORT: '0', SANDBOX_SECRET: SECRET },
  })
  staff = await newStaff(cashier)
})
afterAll(async () => {
  await second.stop()
  await cashier.stop()
})

const euro = { id: 'EUR', symbol: '€', decimals: 2, withdrawDecimals: 2, scale: '0.2', usdRate: '1.1' }

test('a currency has a rate to the dollar of its own, and the scale of settings is not it', async () => {
  const { currencies, providers } = await staff.call(calls.listPaymentRules)
  expect(currencies.map(({ id, scale, usdRate }) => [id, scale, usdRate])).toEqual([
    ['G$', '1', '1'],
    ['BRL', '1', '0.18'],
    ['IDR', '1000', '0.00006'],
    ['USD', '0.2', '1'],
    ['BTC', '0.00001', '95000'],
  ])
  expect(providers).toContain('sandbox')
})

test('in a new installation a new destination waits a day; only that of play money does not', async () => {
  const { channels } = await staff.call(calls.listPaymentRules)
  const hours = channels.flatMap(({ id, payout }) => (payout ? [[id, payout.waitHours]] : []))
  expect(Object.fromEntries(hours)).toEqual({
    ...{ 'sandbox-out': 0, 'sandbox-out-brl': 24, 'pix-out': 24, 'sandbox-out-idr': 24, 'sandbox-out-usd': 24 },
    'sandbox-out-btc': 24,
  })
})

test('the purchase tracker counts 200 US$ as 200, and the next question follows a changed rate', async () => {
  const player = await newPlayer(cashier)
  await player.call(wallets.setCurrency, { currencyId: 'USD' })
  const { model } = await player.call(pay.recharge, { amount: 200, channel: 'sandbox-usd' })
  await press(model.url, 'paid')
  const worth = async () =>
    (await player.call(pay.paidList, { ids: [model.id] })).list.map(({ usdAmount }) => usdAmount)
  await expect.poll(worth).toEqual([200])
  const dollar = (await staff.call(calls.listPaymentRules)).currencies.find(({ id }) => id === 'USD')
  if (!dollar) throw new Error('no dollar')
  await staff.call(calls.saveCurrency, { ...dollar, usdRate: '1.0000249999' })
  // Half a cent less than 200.01: exact to the last digit, where a floating-point number would do too, and rounded at the end.
  await expect.poll(worth).toEqual([200])
  await staff.call(calls.saveCurrency, { ...dollar, usdRate: '1.000025' })
  await expect.poll(worth).toEqual([200.01])
  await staff.call(calls.saveCurrency, dollar)
})

test('the very next deposit obeys new limits, steps and fees, in every process', async () => {
  const player = await newPlayer(cashier)
  const there = (amount: number) =>
    second.call(pay.recharge, { amount, channel: 'sandbox' }, { token: player.token, key: `k${amount}` })
  const { id } = (await there(10)).model
  await changeChannel(cashier, 'sandbox', { min: 20, max: 900, step: 5, feeRate: 250, feeFixed: 1, chips: [20, 50] })
  try {
    await expect(there(11)).rejects.toMatchObject({ errorName: 'deposit_below_minimum', params: { limit: 20 } })
    await expect(there(905)).rejects.toMatchObject({ errorName: 'deposit_above_maximum', params: { limit: 900 } })
    await expect(there(21)).rejects.toMatchObject({ errorName: 'amount_step', params: { step: 5 } })
    expect((await there(100)).model.fee).toBe(3.5)
    // What was begun under the old terms keeps its own.
    expect((await player.call(pay.rechargeStatus, { id })).model).toMatchObject({ amount: 10, fee: 0 })
    await expect
      .poll(async () => (await player.call(pay.channels, { type: 'recharge' })).list[0])
      .toMatchObject({ min: 20, max: 900, step: 5, fee: { rate: 250, fixed: 1 }, chips: [20, 50] })
  } finally {
    await changeChannel(cashier, 'sandbox', { min: 1, max: 100_000, step: null, feeRate: 0, feeFixed: 0, chips: null })
  }
})

test('the very next withdrawal obeys new terms and rules', async () => {
  const player = await newWinner(cashier, 500)
  expect((await withdraw(player, 20)).status).toBe('SENT')
  await changePayoutRule(cashier, 'sandbox-out', { auto: 0, autoDay: 0, twoPersons: 10 })
  try {
    expect((await withdraw(player, 20)).status).toBe('REVIEW')
    await changePayoutRule(cashier, 'sandbox-out', { waitHours: 24 })
    await expect(withdraw(player, 20)).rejects.toMatchObject({ errorName: 'destination_new' })
    const shared = newDestination()
    await changePayoutRule(cashier, 'sandbox-out', { sharedDestinations: [shared] })
    expect((await withdraw(player, 20, shared)).status).toBe('REVIEW')
    await changeChannel(cashier, 'sandbox-out', { min: 50, feeFixed: 2 })
    await expect(withdraw(player, 49, shared)).rejects.toMatchObject({ errorName: 'withdraw_below_minimum' })
    await withdraw(player, 50, shared)
    expect((await withdrawals(player))[0]).toMatchObject({ amount: 50, fee: 2, status: 'REVIEW' })
  } finally {
    await changeChannel(cashier, 'sandbox-out', { min: 1, feeFixed: 0 })
    await changePayoutRule(cashier, 'sandbox-out', {
      ...{ auto: 200, autoDay: 1_000, twoPersons: 5_000, waitHours: 0 },
      sharedDestinations: ['sandbox:decline', 'sandbox:unknown'],
    })
  }
  expect(await withdrawals(player)).toHaveLength(4)
})

const badChannels: [change: Parameters<typeof changeChannel>[2], refusal: string][] = [
  [{ min: -1 }, 'amount_malformed'],
  [{ min: 0 }, 'amount_malformed'],
  [{ min: 1.001 }, 'amount_malformed'],
  [{ max: 1e13 }, 'amount_malformed'],
  [{ feeFixed: -0.01 }, 'amount_malformed'],
  [{ step: 0 }, 'amount_malformed'],
  [{ min: 11, max: 10 }, 'limits_crossed'],
  [{ feeRate: 5_001 }, 'invalid_request'],
  [{ feeRate: -1 }, 'invalid_request'],
  [{ feeFixed: 1 }, 'fee_too_high'],
  [{ feeRate: 5_000, feeFixed: 0.5 }, 'fee_too_high'],
  [{ min: 7, max: 9, step: 5 }, 'step_unfit'],
  [{ chips: [0.5] }, 'step_unfit'],
  [{ step: 10, chips: [10, 25] }, 'step_unfit'],
  [{ chips: [] }, 'invalid_request'],
  [{ currencyId: 'XXX' }, 'currency_unknown'],
  [{ currencyId: 'BRL' }, 'terms_fixed'],
  [{ kind: 'withdraw' }, 'terms_fixed'],
  [{ provider: 'acme' }, 'terms_fixed'],
  [{ id: 'new-way', provider: 'acme' }, 'provider_unknown'],
  [{ id: "x'; --" }, 'invalid_request'],
]
test.each(badChannels)(
  'a channel that makes no sense is refused and changes nothing: %j %s',
  async (change, refusal) => {
    const before = await staff.call(calls.listPaymentRules)
    await expect(changeChannel(cashier, 'sandbox', change)).rejects.toMatchObject({ errorName: refusal })
    expect(await staff.call(calls.listPaymentRules)).toEqual({ ...before, serverTime: expect.anything() })
  },
)

const badRules: [change: Parameters<typeof changePayoutRule>[2], refusal: string][] = [
  [{ auto: -1 }, 'amount_malformed'],
  [{ day: -1 }, 'amount_malformed'],
  [{ twoPersons: 'much' }, 'amount_malformed'],
  [{ auto: 2_000 }, 'limits_crossed'],
  [{ twoPersons: 199 }, 'limits_crossed'],
  [{ waitHours: 721 }, 'invalid_request'],
  [{ waitHours: -1 }, 'invalid_request'],
  [{ channelId: 'sandbox' }, 'channel_unknown'],
  [{ channelId: 'nothing' }, 'channel_unknown'],
]
test.each(badRules)('rules of payouts that make no sense change nothing: %j %s', async (change, refusal) => {
  const before = await channelOf(cashier, 'sandbox-out')
  await expect(changePayoutRule(cashier, 'sandbox-out', change)).rejects.toMatchObject({ errorName: refusal })
  expect(await channelOf(cashier, 'sandbox-out')).toEqual(before)
})

test.each([
  [{ usdRate: '0' }, 'invalid_request'],
  [{ usdRate: '0.000' }, 'invalid_request'],
  [{ usdRate: '-1' }, 'invalid_request'],
  [{ usdRate: '1e5' }, 'invalid_request'],
  [{ usdRate: '0.0000000000001' }, 'invalid_request'],
  [{ scale: '0' }, 'invalid_request'],
  [{ decimals: 9 }, 'invalid_request'],
  [{ withdrawDecimals: 3 }, 'invalid_request'],
  [{ id: 'USD', decimals: 3 }, 'terms_fixed'],
  [{ id: 'G$', scale: '2' }, 'terms_fixed'],
] as const)('a currency that makes no sense is refused and changes nothing: %j %s', async (change, refusal) => {
  const before = (await staff.call(calls.listPaymentRules)).currencies
  await expect(staff.call(calls.saveCurrency, { ...euro, ...change })).rejects.toMatchObject({ errorName: refusal })
  expect((await staff.call(calls.listPaymentRules)).currencies).toEqual(before)
})

test('a currency and its ways to pay are added by calls alone, and a player deposits in it', async () => {
  await staff.call(calls.saveCurrency, euro)
  const way = { provider: 'sandbox', currencyId: 'EUR', name: 'Bank', position: 20, min: 5, max: 1_000, feeRate: 0 }
  await staff.call(calls.saveChannel, { ...way, id: 'bank-in', kind: 'recharge' })
  const { model: out } = await staff.call(calls.saveChannel, { ...way, id: 'bank-out', kind: 'withdraw' })
  // Without rules a person decides everything, and new destinations wait a day.
  expect(out.payout).toEqual({
    auto: 0,
    autoDay: 0,
    twoPersons: null,
    day: null,
    waitHours: 24,
    sharedDestinations: [],
  })
  const player = await newPlayer(cashier)
  await expect.poll(() => player.call(wallets.setCurrency, { currencyId: 'EUR' }).then(() => 'EUR', String)).toBe('EUR')
  await expect
    .poll(() => player.call(pay.recharge, { amount: 5, channel: 'bank-in' }).then(() => 'begun', String))
    .toBe('begun')
})

test('[OP-04] the log of staff has each change with what was before and what is after', async () => {
  await changePayoutRule(cashier, 'sandbox-out', { day: 5 })
  await changePayoutRule(cashier, 'sandbox-out', { day: null })
  const { content } = (await staff.call(staffCalls.log, { pageSize: 20 })).page
  const line = content.find(({ call, outcome }) => call === 'staff.savePayoutRule' && outcome === 'success')
  const begin = content.find(({ id }) => id === line?.of)
  expect(begin?.before).toMatchObject({ id: 'sandbox-out', payout: { day: 5 } })
  expect(line?.after).toMatchObject({ id: 'sandbox-out', payout: { day: null } })
})
