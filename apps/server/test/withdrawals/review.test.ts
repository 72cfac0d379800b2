import * as calls from '@fairground/contract/calls/staff-withdrawals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { changePayoutRule } from '../payments/set-rules.ts'
import { newStaff } from '../staff.ts'
import {
  balanceOf,
  expectSoundLedger,
  newDestination,
  newWinner,
  untilStatus,
  withdraw,
  withdrawals,
} from './teller.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterAll(async () => {
  await expectSoundLedger(cashier)
  await cashier.stop()
})

const setDay = (day: number) => changePayoutRule(cashier, 'sandbox-out', { day })

test('a large withdrawal waits for a person, who sees why, and is sent once approved', async () => {
  const player = await newWinner(cashier)
  const { id, status } = await withdraw(player, 201)
  expect(status).toBe('REVIEW')
  const staff = await newStaff(cashier)
  const { page, counts } = await staff.call(calls.listWithdrawals, { pageSize: 100 })
  expect(counts).toEqual({ review: page.total, sent: expect.any(Number), closed: expect.any(Number) })
  expect(counts.review).toBeGreaterThan(0)
  const line = page.content.find((withdrawal) => withdrawal.id === id)
  expect(line).toMatchObject({ userId: player.userId, amount: 201, causes: ['above_limit'], needsTwo: false })
  const { model: details } = await staff.call(calls.getWithdrawal, { id })
  expect(details.player).toMatchObject({ deposited: 1_000, staked: 1_000, withdrawn: 0 })
  const { model } = await staff.call(calls.approveWithdrawal, { id, note: 'known player' })
  expect(model.status).toBe('SENT')
  await untilStatus(player, id, 'PAID')
  const after = (await staff.call(calls.listWithdrawals, { state: 'closed' })).counts
  expect([after.review, after.closed]).toEqual([counts.review - 1, counts.closed + 1])
  const { history } = (await staff.call(calls.getWithdrawal, { id })).model
  expect(history.map(({ kind }) => kind)).toEqual(['left_to_review', 'approved', 'sent', 'paid'])
  expect(history[1]).toMatchObject({ note: 'known player', by: expect.stringMatching(/^[0-9a-f]{8}$/) })
  await expect(staff.call(calls.approveWithdrawal, { id })).rejects.toMatchObject({ errorName: 'withdrawal_decided' })
})

test('a declined withdrawal goes back to the balance, and the player reads why', async () => {
  const player = await newWinner(cashier)
  const before = await balanceOf(cashier, player)
  const { id } = await withdraw(player, 300)
  const staff = await newStaff(cashier)
  await staff.call(calls.declineWithdrawal, { id, reason: 'Please send it to an account of your own.' })
  expect((await withdrawals(player))[0]).toMatchObject({
    status: 'DECLINED',
    reason: 'Please send it to an account of your own.',
  })
  expect(await balanceOf(cashier, player)).toBe(before)
  await expect(staff.call(calls.declineWithdrawal, { id, reason: 'again' })).rejects.toMatchObject({
    errorName: 'withdrawal_decided',
  })
  expect(await balanceOf(cashier, player)).toBe(before)
})

test('above the threshold two persons approve, and one person does not count twice', async () => {
  const player = await newWinner(cashier, 6_000)
  const { id } = await withdraw(player, 5_001)
  const [ana, ben] = await Promise.all([newStaff(cashier, 'ana'), newStaff(cashier, 'ben')])
  const first = await ana.call(calls.approveWithdrawal, { id })
  expect(first.model).toMatchObject({ status: 'REVIEW', needsTwo: true, firstBy: expect.any(String) })
  await expect(ana.call(calls.approveWithdrawal, { id })).rejects.toMatchObject({ errorName: 'second_person_needed' })
  // A new key makes no second person.
  const anaAgain = await newStaff(cashier, 'ana')
  await expect(anaAgain.call(calls.approveWithdrawal, { id })).rejects.toMatchObject({
    errorName: 'second_person_needed',
  })
  expect((await ben.call(calls.approveWithdrawal, { id })).model.status).toBe('SENT')
  await untilStatus(player, id, 'PAID')
})

test('approvals and declines at once: one counts, and the money goes one way', async () => {
  const player = await newWinner(cashier, 3_000)
  const staff = await newStaff(cashier)
  for (let round = 0; round < 8; round++) {
    const before = await balanceOf(cashier, player)
    const { id } = await withdraw(player, 250)
    const answers = await Promise.allSettled([
      staff.call(calls.approveWithdrawal, { id }),
      staff.call(calls.declineWithdrawal, { id, reason: 'no' }),
      staff.call(calls.approveWithdrawal, { id }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const isApproved = answers[1]?.status === 'rejected'
    await untilStatus(player, id, isApproved ? 'PAID' : 'DECLINED')
    expect(await balanceOf(cashier, player)).toBe(isApproved ? before - 250_00n : before)
  }
})

test('rules at once never approve more for a player than their day allows', async () => {
  const player = await newWinner(cashier, 3_000)
  const destination = newDestination()
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(player, 100, destination)))
  expect(answers.filter(({ status }) => status === 'SENT')).toHaveLength(10)
  const { page } = await (await newStaff(cashier)).call(calls.listWithdrawals, { pageSize: 100 })
  const mine = page.content.filter(({ userId }) => userId === player.userId)
  expect(mine.map(({ causes }) => causes)).toEqual(Array.from({ length: 10 }, () => ['player_day']))
})

test('the sum of a day holds for rules and for persons', async () => {
  const { db } = cashier.parts
  const { approved_minor } = await db.selectFrom('payout_day').select('approved_minor').executeTakeFirstOrThrow()
  await setDay(Number(approved_minor + 150_00n) / 100)
  try {
    const player = await newWinner(cashier)
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(player, 100)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['REVIEW', 'REVIEW', 'REVIEW', 'SENT'])
    const inReview = answers.find(({ status }) => status === 'REVIEW')
    const staff = await newStaff(cashier)
    await expect(staff.call(calls.approveWithdrawal, { id: inReview?.id ?? '' })).rejects.toMatchObject({
      errorName: 'payout_day_full',
    })
  } finally {
    await setDay(1_000_000)
  }
})

test('staff calls about withdrawals need the staff key', async () => {
  const id = '00000000-0000-7000-8000-000000000000'
  for (const call of [calls.listWithdrawals, calls.getWithdrawal, calls.approveWithdrawal])
    await expect(cashier.call(call, { id })).rejects.toMatchObject({ errorName: 'insufficient_permissions' })
  await expect((await newStaff(cashier)).call(calls.getWithdrawal, { id })).rejects.toMatchObject({
    errorName: 'withdrawal_unknown',
  })
})
