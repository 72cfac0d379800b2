import { randomUUID } from 'node:crypto'
import * as paymentCases from '@fairground/contract/calls/payment-cases'
import * as staffWithdrawals from '@fairground/contract/calls/staff-withdrawals'
import type { Player } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cashier, openCashier, type Signing, sendSigned } from '../payments/cashier.ts'
import { newStaff } from '../staff.ts'
import { balanceOf, expectSoundLedger, newWinner, untilStatus, withdraw, withdrawals } from './teller.ts'

let cashier: Cashier
beforeAll(async () => {
  // The sandbox sends no webhook of its own, and leaves a payout to `sandbox:unknown` without an answer for the whole test.
  cashier = await openCashier({ SANDBOX_CHAOS: 'lost', SANDBOX_HOLD_MS: '600000', LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await expectSoundLedger(cashier)
  await cashier.stop()
})

type Fields = { amount?: string; currency?: string; customer?: string; reference?: string; reason?: string }

/** A player whose withdrawal of 100 the bank has not answered, and the bank's messages about it. */
async function newUnknown() {
  const player = await newWinner(cashier)
  const before = await balanceOf(cashier, player)
  const { id } = await withdraw(player, 100, 'sandbox:unknown')
  const say = (type: 'payout.paid' | 'payout.declined' | 'payout.noted', fields: Fields = {}, signing?: Signing) => {
    const payout = { id: 'p', reference: id, customer: player.userId, amount: '100.00', currency: 'G$', ...fields }
    return sendSigned(cashier.url, { id: randomUUID(), type, createdAt: Date.now(), payout }, signing)
  }
  return { player, before, id, say }
}

const statusOf = async (player: Player) => (await withdrawals(player))[0]?.status
const casesOf = async (subjectId: string) => {
  const { page } = await (await newStaff(cashier)).call(paymentCases.listCases, { pageSize: 100 })
  return page.content.filter((row) => row.subjectId === subjectId).map(({ kind }) => kind)
}

test('[RE-03] a payout that is reported as paid many times at once is paid once', async () => {
  const { player, before, id, say } = await newUnknown()
  const answers = await Promise.all(Array.from({ length: 20 }, () => say('payout.paid')))
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
  await untilStatus(player, id, 'PAID')
  expect(await balanceOf(cashier, player)).toBe(before - 100_00n)
  expect(await casesOf(id)).toEqual([])
  const { history } = (await (await newStaff(cashier)).call(staffWithdrawals.getWithdrawal, { id })).model
  expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['sent', 'paid'])
})

test('declined after paid, and paid after declined, move nothing and become a case', async () => {
  const first = await newUnknown()
  await first.say('payout.paid')
  expect((await first.say('payout.declined', { reason: 'account closed' })).http).toBe(200)
  expect([await statusOf(first.player), await balanceOf(cashier, first.player)]).toEqual([
    'PAID',
    first.before - 100_00n,
  ])
  expect(await casesOf(first.id)).toEqual(['contradiction'])
  const second = await newUnknown()
  await second.say('payout.declined')
  await second.say('payout.paid')
  await second.say('payout.paid')
  expect([await statusOf(second.player), await balanceOf(cashier, second.player)]).toEqual(['DECLINED', second.before])
  expect(await casesOf(second.id)).toEqual(['contradiction'])
})

test.each<[string, Fields, Signing, number]>([
  ['a wrong signature', {}, { secret: 'another secret of thirty-two chars' }, 401],
  ['an old signature', {}, { timestamp: Date.now() - 6 * 60_000 }, 401],
  ['another amount', { amount: '100.01' }, {}, 422],
  ['another currency', { currency: 'USD' }, {}, 422],
  ['another player', { customer: randomUUID() }, {}, 404],
  ['an unknown payout', { reference: randomUUID() }, {}, 404],
])('[RE-04] a report with %s moves nothing', async (_, fields, signing, http) => {
  const { player, before, say } = await newUnknown()
  expect((await say('payout.paid', fields, signing)).http).toBe(http)
  expect([await statusOf(player), await balanceOf(cashier, player)]).toEqual(['SENT', before - 100_00n])
})

test('a report of an unknown kind is accepted and has no effect', async () => {
  const { player, say } = await newUnknown()
  expect((await say('payout.noted')).http).toBe(200)
  expect(await statusOf(player)).toBe('SENT')
})

test('a payout whose webhook is lost is found by asking the bank', async () => {
  const player = await newWinner(cashier)
  const { id } = await withdraw(player, 50)
  await untilStatus(player, id, 'PAID')
})
