import * as auth from '@fairground/contract/calls/auth'
import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import { log } from '@fairground/contract/calls/staff'
import { getWithdrawal, releaseDestination } from '@fairground/contract/calls/staff-withdrawals'
import * as calls from '@fairground/contract/calls/withdraw'
import { newPlayer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from '../live/live-client.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { changePayoutRule } from '../payments/set-rules.ts'
import { newStaff } from '../staff.ts'
import {
  balanceOf,
  expectSoundLedger,
  newDestination,
  newWinner,
  stake,
  untilStatus,
  withdraw,
  withdrawals,
} from './teller.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier({ SANDBOX_CHAOS: 'wild' })
})
afterAll(async () => {
  await expectSoundLedger(cashier)
  await cashier.stop()
})

test('[WA-01] a small withdrawal is approved by rule, sent and paid, with every step told live', async () => {
  const player = await newWinner(cashier)
  const before = await balanceOf(cashier, player)
  const liveClient = await openLive(cashier.url, player.call)
  await liveClient.join([player.userId])
  const destination = newDestination()
  const { id, status, amount, balance } = await withdraw(player, 200, destination)
  expect([status, amount]).toEqual(['SENT', 200])
  expect(balance).toBe(Number(before - 200_00n) / 100)
  await liveClient.until((message) => message.type === 'event' && message.event === 'withdraw_paid')
  const paid = await untilStatus(player, id, 'PAID')
  expect(paid).toMatchObject({ id, amount: 200, fee: 0, destination, status: 'PAID' })
  expect(paid.steps.map(({ name }) => name)).toEqual(['requested', 'approved', 'sent', 'paid'])
  expect(paid.steps.map(({ at }) => at)).toEqual(paid.steps.map(({ at }) => at).toSorted((one, other) => one - other))
  expect(await balanceOf(cashier, player)).toBe(before - 200_00n)
  liveClient.close()
})

test('[WA-06] deposits must be staked first: 450 says how much, and user_info too', async () => {
  const player = await newPlayer(cashier, { deposit: 300 })
  await expect(withdraw(player, 50)).rejects.toMatchObject({
    errorName: 'withdraw_info',
    params: { required: 300, done: 0 },
  })
  const { user } = await player.call(auth.userInfo)
  expect([user.depositForWithdraw, user.cumulativeBetAmount]).toEqual([300, 0])
  await stake(cashier, player, 299)
  await expect(withdraw(player, 50)).rejects.toMatchObject({ params: { required: 300, done: 299 } })
  await stake(cashier, player, 1)
  const { model } = await player.call(calls.withdrawInfo)
  expect(model).toMatchObject({ required: 300, done: 300 })
  const { list } = await player.call(pay.channels, { type: 'withdraw' })
  expect(list).toMatchObject([{ id: 'sandbox-out', step: 1 }])
  expect((await withdraw(player, 50)).status).toBe('SENT')
})

test('[WA-06] the operator sets how much of the deposits must be staked', async () => {
  const staff = await newStaff(cashier)
  await staff.call(operator.saveSettings, { settings: { withdrawWagerPercent: 0 } })
  const player = await newPlayer(cashier, { deposit: 300 })
  await expect.poll(() => withdraw(player, 50).then(({ status }) => status, String)).toBe('SENT')
  await staff.call(operator.saveSettings, { settings: { withdrawWagerPercent: null } })
  await expect.poll(() => withdraw(player, 50).then(({ status }) => status, String)).toContain('withdraw_info')
})

test('[WA-01] a payout that the bank declines goes back to the balance', async () => {
  const player = await newWinner(cashier)
  const before = await balanceOf(cashier, player)
  const { id } = await withdraw(player, 100, 'sandbox:decline')
  const declined = await untilStatus(player, id, 'DECLINED')
  expect(declined).toMatchObject({ reason: 'provider_declined' })
  expect(declined.steps.at(-1)?.name).toBe('declined')
  expect(await balanceOf(cashier, player)).toBe(before)
})

test('a payout without an answer stays held and is asked for, and never given back on a time-out', async () => {
  const player = await newWinner(cashier)
  const before = await balanceOf(cashier, player)
  const { id } = await withdraw(player, 100, 'sandbox:unknown')
  await expect
    .poll(async () => (await withdrawals(player))[0]?.nextCheckAt, { interval: 100, timeout: 10_000 })
    .toBeGreaterThan(Date.now())
  const [unknown] = await withdrawals(player)
  expect(unknown).toMatchObject({ id, status: 'SENT' })
  expect(await balanceOf(cashier, player)).toBe(before - 100_00n)
})

test.each<[string, number | string, string]>([
  ['below the minimum', 0.99, 'withdraw_below_minimum'],
  ['nothing', 0, 'withdraw_below_minimum'],
  ['between the steps', 10.5, 'amount_step'],
  ['above the maximum', 100_001, 'withdraw_above_maximum'],
  ['above the balance', 99_999, 'withdraw_above_balance'],
  ['negative', -5, 'amount_malformed'],
  ['too precise', 5.001, 'amount_malformed'],
  ['a word', 'five', 'amount_malformed'],
])('[RE-04] a withdrawal of an amount that is %s is refused and moves nothing', async (_, amount, errorName) => {
  const player = await newWinner(cashier, 10)
  const before = await balanceOf(cashier, player)
  await expect(withdraw(player, amount)).rejects.toMatchObject({ errorName })
  expect(await balanceOf(cashier, player)).toBe(before)
  expect(await withdrawals(player)).toEqual([])
})

test.each(['nobody', 'sandbox:', 'sandbox:ANA MARIA', 'pix:x', `sandbox:${'a'.repeat(41)}`, 'sandbox:a/b'])(
  '[RE-04] money cannot go to %j',
  async (destination) => {
    const player = await newWinner(cashier, 10)
    await expect(withdraw(player, 5, destination)).rejects.toMatchObject({ errorName: 'destination_malformed' })
    expect(await withdrawals(player)).toEqual([])
  },
)

test('[RE-05] money cannot go to the destination of another player: it is the one’s to whom money was paid there first', async () => {
  const [owner, other] = await Promise.all([newWinner(cashier, 10), newWinner(cashier, 10)])
  const destination = newDestination()
  const { id } = await withdraw(owner, 5, destination)
  await untilStatus(owner, id, 'PAID')
  await expect(withdraw(other, 5, destination)).rejects.toMatchObject({ errorName: 'destination_taken' })
  expect(await withdrawals(other)).toEqual([])
  expect((await owner.call(calls.withdrawInfo)).model.destinations.map((line) => line.destination)).toEqual([
    destination,
  ])
  expect((await other.call(calls.withdrawInfo)).model.destinations).toEqual([])
  const staff = await newStaff(cashier)
  const ownerNow = async () => (await staff.call(getWithdrawal, { id })).model.owner?.userId
  expect(await ownerNow()).toBe(owner.userId)
  await staff.call(releaseDestination, { id, reason: 'The account has a new holder.' })
  expect(await ownerNow()).toBeUndefined()
  const { content } = (await staff.call(log, { pageSize: 20 })).page
  const line = content.find(({ call, outcome }) => call === 'staff.releaseDestination' && outcome === 'success')
  const reason = 'The account has a new holder.'
  expect(line?.after).toEqual({ channel: 'sandbox-out', destination, owner: null, reason })
  expect(content.find((begin) => begin.id === line?.of)?.before).toMatchObject({ owner: { userId: owner.userId } })
  const { id: next } = await withdraw(other, 5, destination)
  await untilStatus(other, next, 'PAID')
  await expect(withdraw(owner, 5, destination)).rejects.toMatchObject({ errorName: 'destination_taken' })
})

test('[RE-05] a withdrawal that is refused claims no destination, and leaves nothing behind', async () => {
  const [poor, unwagered, owner] = await Promise.all([
    newPlayer(cashier),
    newPlayer(cashier, { deposit: 100 }),
    newWinner(cashier, 10),
  ])
  const destination = newDestination()
  await expect(withdraw(poor, 5, destination)).rejects.toMatchObject({ errorName: 'withdraw_above_balance' })
  await expect(withdraw(unwagered, 5, destination)).rejects.toMatchObject({ errorName: 'withdraw_info' })
  const rows = await cashier.parts.db
    .selectFrom('payout_destination')
    .selectAll()
    .where('destination', '=', destination)
    .execute()
  expect(rows).toEqual([])
  expect((await withdraw(owner, 5, destination)).status).toBe('SENT')
})

test('a new destination waits as long as the rule of its channel says', async () => {
  const { db } = cashier.parts
  const setHours = (waitHours: number) => changePayoutRule(cashier, 'sandbox-out', { waitHours })
  const player = await newWinner(cashier, 10)
  const destination = newDestination()
  await setHours(24)
  try {
    await expect(withdraw(player, 5, destination)).rejects.toMatchObject({ errorName: 'destination_new' })
    expect(await withdrawals(player)).toEqual([])
    await db
      .updateTable('payout_destination')
      .set({ added_at: new Date(Date.now() - 25 * 60 * 60_000) })
      .where('destination', '=', destination)
      .execute()
    expect((await withdraw(player, 5, destination)).status).toBe('SENT')
  } finally {
    await setHours(0)
  }
})

test('[RE-03] one key is one withdrawal, however often and at once it comes', async () => {
  const player = await newWinner(cashier)
  const before = await balanceOf(cashier, player)
  const destination = newDestination()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => withdraw(player, 10, destination, { key: 'one-key' })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await balanceOf(cashier, player)).toBe(before - 10_00n)
  expect(await withdrawals(player)).toHaveLength(1)
  await expect(withdraw(player, 11, destination, { key: 'one-key' })).rejects.toMatchObject({
    errorName: 'key_reused',
  })
})

test('withdrawals at once never take more than the balance', async () => {
  const player = await newWinner(cashier, 100)
  const destination = newDestination()
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => withdraw(player, 10, destination)))
  const taken = answers.filter(({ status }) => status === 'fulfilled').length
  expect(taken).toBe(10)
  expect(await balanceOf(cashier, player)).toBeLessThan(10_00n)
})

test('a fee never takes the whole payout, and the bank gets the rest of the amount', async () => {
  const player = await newWinner(cashier, 10)
  const setFee = (fee_minor: bigint) =>
    cashier.parts.db.updateTable('payment_channel').set({ fee_minor }).where('id', '=', 'sandbox-out').execute()
  const feeInForce = async () => (await player.call(pay.channels, { type: 'withdraw' })).list[0]?.fee?.fixed
  await setFee(50_00n)
  try {
    await expect.poll(feeInForce).toBe(50)
    const { id } = await withdraw(player, 5)
    expect(await untilStatus(player, id, 'PAID')).toMatchObject({ amount: 5, fee: 4.99 })
  } finally {
    await setFee(0n)
    await expect.poll(feeInForce).toBeUndefined()
  }
})
