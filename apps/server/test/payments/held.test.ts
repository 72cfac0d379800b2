import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import * as paymentCases from '@fairground/contract/calls/payment-cases'
import * as responsible from '@fairground/contract/calls/responsible'
import * as staffWithdrawals from '@fairground/contract/calls/staff-withdrawals'
import * as wallets from '@fairground/contract/calls/wallets'
import { newPlayer, type Player } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { reconcile } from '../../src/cash/payments/reconcile.ts'
import { newStaff } from '../staff.ts'
import { balanceOf, expectSoundLedger, newWinner, untilStatus, withdraw } from '../withdrawals/teller.ts'
import { type Cashier, type HookEvent, openCashier, press } from './cashier.ts'
import { changePayoutRule } from './set-rules.ts'

const DAY_MS = 24 * 60 * 60_000
let cashier: Cashier
beforeAll(async () => {
  // The sandbox tells nothing by itself: each test says when and what.
  cashier = await openCashier({ SANDBOX_CHAOS: 'lost' })
})
afterAll(async () => {
  await expectSoundLedger(cashier)
  await cashier.stop()
})

const say = (player: Player, depositId: string, type: HookEvent['type'], amount: string) =>
  cashier.hook({ type, depositId, accountId: player.userId, amount })
const depositOf = async (player: Player, id: string) =>
  (await player.call(pay.rechargeList)).page.content.find((row) => row.id === id)
async function casesOf(subjectId: string) {
  const staff = await newStaff(cashier)
  const { page } = await staff.call(paymentCases.listCases, { open: false, pageSize: 100 })
  return page.content.filter((row) => row.subjectId === subjectId)
}
async function settle(subjectId: string, act: paymentCases.PaymentCaseAct, person?: string) {
  const staff = await newStaff(cashier, person)
  const [{ id = '' } = {}] = await casesOf(subjectId)
  return (await staff.call(paymentCases.settleCase, { id, act, note: 'seen in the statement' })).model.isDone
}
/** Logs in again: an exclusion ends the sessions. */
async function again(player: Player): Promise<Player> {
  const { model } = await cashier.call(auth.login, { account: player.account, password: player.password })
  return {
    ...player,
    call: (call, request, options) => cashier.call(call, request, { token: model.token, ...options }),
  }
}
const setLimit = (player: Player, value: number) =>
  player.call(responsible.setLimit, { kind: 'deposit', period: 'day', value })

/** What forbids a deposit that was opened before. */
const bans: readonly [name: string, refusal: string, ban: (player: Player) => Promise<unknown>][] = [
  ['a time-out', 'time_out', (player) => player.call(responsible.timeOut, { hours: 24 })],
  ['an exclusion', 'self_excluded', (player) => player.call(responsible.exclude, { days: 180 })],
  ['a limit of 0', 'limit_deposit', (player) => setLimit(player, 0)],
  [
    'a deposit that used up the limit',
    'limit_deposit',
    async (player) => {
      const other = await cashier.recharge(player, 60)
      await setLimit(player, 100)
      await say(player, other.id, 'checkout.paid', '60.00')
    },
  ],
]
/** What the provider says before it says that the deposit was paid. */
const ends: readonly HookEvent['type'][] = ['checkout.processing', 'checkout.declined', 'checkout.expired']

describe('a deposit that was opened before', () => {
  for (const [name, refusal, ban] of bans)
    for (const end of ends)
      test(`is held when it is paid after ${name} and ${end}, and opens one case`, async () => {
        const player = await newPlayer(cashier)
        const { id } = await cashier.recharge(player, 50)
        await ban(player)
        const before = await balanceOf(cashier, player)
        await say(player, id, end, '50.00')
        const answers = await Promise.all([1, 2, 3].map(() => say(player, id, 'checkout.paid', '50.00')))
        expect(answers.map(({ http }) => http)).toEqual([200, 200, 200])
        expect(await balanceOf(cashier, player)).toBe(before)
        const row = await depositOf(await again(player), id)
        expect(row).toMatchObject({ amount: 50, heldAt: expect.any(Number) })
        expect(row?.status).toBe(end === 'checkout.expired' ? 'EXPIRED' : 'DECLINED')
        const cases = await casesOf(id)
        expect(cases).toMatchObject([{ kind: 'held', acts: ['credit', 'return'], details: { reason: refusal } }])
        await expect(settle(id, 'credit')).rejects.toThrow(refusal)
        expect(await balanceOf(cashier, player)).toBe(before)
      })

  test('is closed at its provider by a break; one that a limit allows stays open', async () => {
    const [resting, limited] = [await newPlayer(cashier), await newPlayer(cashier)]
    const [closed, open] = [await cashier.recharge(resting, 50), await cashier.recharge(limited, 50)]
    await setLimit(limited, 50)
    await resting.call(responsible.timeOut, { hours: 24 })
    await expect.poll(async () => (await depositOf(resting, closed.id))?.status, { timeout: 10_000 }).toBe('DECLINED')
    const provider = cashier.parts.payments.providers.get('sandbox')
    expect(await provider?.findCheckout(closed.id)).toMatchObject({ state: 'declined' })
    expect(await provider?.findCheckout(open.id)).toMatchObject({ state: 'open' })
    expect((await depositOf(limited, open.id))?.status).toBe('NEW')
  })

  test('late payments at once pass no limit together', async () => {
    const player = await newPlayer(cashier)
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      const { id } = await cashier.recharge(player, 60)
      await say(player, id, 'checkout.expired', '60.00')
      ids.push(id)
    }
    await setLimit(player, 150)
    await Promise.all(ids.map((id) => say(player, id, 'checkout.paid', '60.00')))
    expect(await balanceOf(cashier, player)).toBe(12_000n)
    const rows = await Promise.all(ids.map((id) => depositOf(player, id)))
    expect(rows.filter((row) => row?.heldAt !== undefined)).toHaveLength(3)
    expect(rows.filter((row) => row?.status === 'PAID')).toHaveLength(2)
  })
})

test('[WA-01] a reversed deposit whose money came again is credited by its case, once, and payouts need no person for it any more', async () => {
  const player = await newPlayer(cashier)
  const { id } = await cashier.recharge(player, 50)
  await say(player, id, 'checkout.paid', '50.00')
  await say(player, id, 'checkout.reversed', '50.00')
  expect(await casesOf(id)).toMatchObject([{ kind: 'reversal', acts: ['credit'] }])
  expect(await balanceOf(cashier, player)).toBe(0n)
  await expect(settle(id, 'return')).rejects.toThrow('case_unknown')
  const ends = await Promise.allSettled([settle(id, 'credit'), settle(id, 'credit', 'another')])
  expect(ends.map(({ status }) => status)).toContain('fulfilled')
  expect(await balanceOf(cashier, player)).toBe(5_000n)
  expect(await casesOf(id)).toMatchObject([{ act: 'credit', acts: [] }])
  await expect(settle(id, 'credit')).rejects.toThrow('case_unknown')
  // What the provider repeats moves nothing.
  await say(player, id, 'checkout.reversed', '50.00')
  await say(player, id, 'checkout.paid', '50.00')
  expect(await balanceOf(cashier, player)).toBe(5_000n)
})

describe('a held deposit', () => {
  test('goes back through its provider, once, and is not credited after that', async () => {
    const player = await newPlayer(cashier)
    const { id, url } = await cashier.recharge(player, 50)
    await press(url, 'paid')
    await player.call(responsible.timeOut, { hours: 24 })
    await say(player, id, 'checkout.paid', '50.00')
    expect(await settle(id, 'return')).toBe(true)
    expect(await depositOf(player, id)).toMatchObject({ heldAt: expect.any(Number), returnedAt: expect.any(Number) })
    const provider = cashier.parts.payments.providers.get('sandbox')
    expect(await provider?.findCheckout(id)).toMatchObject({ state: 'reversed' })
    expect(await casesOf(id)).toMatchObject([{ act: 'return', acts: [], note: 'seen in the statement' }])
    await expect(settle(id, 'credit')).rejects.toThrow('case_unknown')
    await say(player, id, 'checkout.reversed', '50.00')
    await say(player, id, 'checkout.paid', '50.00')
    expect(await balanceOf(cashier, player)).toBe(0n)
    expect(await casesOf(id)).toHaveLength(1)
  })

  test('whose payer takes the money back leaves nothing', async () => {
    const player = await newPlayer(cashier)
    const { id } = await cashier.recharge(player, 50)
    await player.call(responsible.timeOut, { hours: 24 })
    await say(player, id, 'checkout.paid', '50.00')
    // The bank itself has got nothing that it could send back.
    await expect(settle(id, 'return')).rejects.toThrow('payment_maintenance')
    expect(await depositOf(player, id)).not.toHaveProperty('returnedAt')
    await Promise.all([1, 2].map(() => say(player, id, 'checkout.reversed', '50.00')))
    expect(await depositOf(player, id)).toMatchObject({ returnedAt: expect.any(Number) })
    expect(await balanceOf(cashier, player)).toBe(0n)
  })

  test('is credited once nothing forbids it any more', async () => {
    const player = await newPlayer(cashier)
    const { id } = await cashier.recharge(player, 50)
    await player.call(responsible.timeOut, { hours: 24 })
    await say(player, id, 'checkout.paid', '50.00')
    await expect(settle(id, 'credit')).rejects.toThrow('time_out')
    await cashier.parts.db
      .updateTable('play')
      .set({ time_out_until: new Date(Date.now() - 1) })
      .where('account_id', '=', player.userId)
      .execute()
    expect(await settle(id, 'credit')).toBe(true)
    expect(await balanceOf(cashier, player)).toBe(5_000n)
    expect(await depositOf(player, id)).toMatchObject({ status: 'PAID', amount: 50 })
    await expect(settle(id, 'credit')).rejects.toThrow('case_unknown')
  })

  test('of another amount than was ordered is credited with what came, and needs two people above the threshold', async () => {
    const player = await newPlayer(cashier)
    const [small, large] = [await cashier.recharge(player, 100), await cashier.recharge(player, 500)]
    for (let time = 0; time < 2; time++) {
      expect(await say(player, small.id, 'checkout.paid', '60.00')).toEqual({ http: 200, message: 'success' })
      expect((await say(player, large.id, 'checkout.paid', '600.00')).http).toBe(200)
    }
    // What contradicts the first message moves nothing.
    expect((await say(player, small.id, 'checkout.paid', '100.00')).message).toBe('deposit_mismatch')
    expect(await balanceOf(cashier, player)).toBe(0n)
    await changePayoutRule(cashier, 'sandbox-out', { twoPersons: 500 })
    const staff = await newStaff(cashier)
    const [{ id: smallCase = '' } = {}] = (await casesOf(small.id)).filter(({ details }) => details.amount === '60.00')
    await staff.call(paymentCases.settleCase, { id: smallCase, act: 'credit', note: 'as the statement says' })
    expect(await balanceOf(cashier, player)).toBe(6_000n)
    expect(await depositOf(player, small.id)).toMatchObject({ status: 'PAID', amount: 60 })

    expect(await settle(large.id, 'credit', 'ana')).toBe(false)
    expect(await casesOf(large.id)).toMatchObject([{ firstAct: 'credit', acts: ['credit', 'return'] }])
    await expect(settle(large.id, 'credit', 'ana')).rejects.toThrow('second_person_needed')
    expect(await balanceOf(cashier, player)).toBe(6_000n)
    // Another wish of a second person is a first one again.
    expect(await settle(large.id, 'return', 'ben')).toBe(false)
    expect(await settle(large.id, 'credit', 'ana')).toBe(false)
    expect(await settle(large.id, 'credit', 'ben')).toBe(true)
    expect(await balanceOf(cashier, player)).toBe(66_000n)
  })

  test('is not credited while its provider is being asked to send it back', async () => {
    const player = await newPlayer(cashier)
    const { id, url } = await cashier.recharge(player, 50)
    await press(url, 'paid')
    await say(player, id, 'checkout.paid', '49.00')
    const provider = cashier.parts.payments.providers.get('sandbox')
    const ask = provider?.refundCheckout
    if (!ask) throw new Error('the sandbox sends nothing back')
    const order = vi.spyOn(provider, 'refundCheckout').mockImplementationOnce(async (depositId) => {
      await expect(settle(id, 'credit', 'ana')).rejects.toThrow('case_unknown')
      await ask(depositId)
    })
    expect(await settle(id, 'return', 'ben')).toBe(true)
    expect(order).toHaveBeenCalledTimes(1)
    expect(await balanceOf(cashier, player)).toBe(0n)
    expect(await provider.findCheckout(id)).toMatchObject({ state: 'reversed' })
  })

  test('is left alone by the reconciliation', async () => {
    const player = await newPlayer(cashier)
    const { id, url } = await cashier.recharge(player, 50)
    await press(url, 'paid')
    await player.call(responsible.timeOut, { hours: 24 })
    await say(player, id, 'checkout.paid', '50.00')
    await reconcile(cashier.parts)
    expect(await balanceOf(cashier, player)).toBe(0n)
    expect(await casesOf(id)).toMatchObject([{ kind: 'held' }])
  })
})

test('a player’s first deposit is the first in all wallets', async () => {
  const player = await newPlayer(cashier)
  const one = await cashier.recharge(player, 20)
  await say(player, one.id, 'checkout.paid', '20.00')
  await player.call(wallets.setCurrency, { currencyId: 'BRL' })
  const { model: two } = await player.call(pay.recharge, { amount: 20, channel: 'sandbox-brl' })
  const [wallet] = await cashier.parts.db
    .selectFrom('account_wallet')
    .select('wallet_id')
    .where('account_id', '=', player.userId)
    .where('currency_id', '=', 'BRL')
    .execute()
  const event = { depositId: two.id, accountId: wallet?.wallet_id ?? '', amount: '20.00', currency: 'BRL' }
  expect((await cashier.hook({ type: 'checkout.paid', ...event })).http).toBe(200)
  const { list } = await player.call(pay.paidList, { ids: [one.id, two.id] })
  expect(list.map(({ id, first }) => [id, first]).sort()).toEqual(
    [
      [one.id, true],
      [two.id, false],
    ].sort(),
  )
})

describe('a payout without an end', () => {
  async function stuckPayout() {
    const player = await newWinner(cashier, 100)
    const { id } = await withdraw(player, 40, 'sandbox:unknown')
    await untilStatus(player, id, 'SENT')
    await cashier.parts.db
      .updateTable('withdrawal')
      .set({ approved_at: new Date(Date.now() - 2 * DAY_MS), next_try_at: new Date(Date.now()) })
      .where('id', '=', id)
      .execute()
    await expect.poll(async () => (await casesOf(id)).map(({ kind }) => kind), { timeout: 10_000 }).toEqual(['stuck'])
    return { player, id, before: await balanceOf(cashier, player) }
  }

  test('is declared failed by staff: the amount comes back, once', async () => {
    const { player, id, before } = await stuckPayout()
    expect(await settle(id, 'failed')).toBe(true)
    expect(await balanceOf(cashier, player)).toBe(before + 4_000n)
    await expect(settle(id, 'failed')).rejects.toThrow('case_unknown')
    const staff = await newStaff(cashier)
    const { model } = await staff.call(staffWithdrawals.getWithdrawal, { id })
    expect(model.history.at(-1)).toMatchObject({ kind: 'declined', note: 'seen in the statement' })
  })

  test('is declared paid by staff: nothing comes back', async () => {
    const { player, id, before } = await stuckPayout()
    expect(await settle(id, 'paid')).toBe(true)
    expect((await untilStatus(player, id, 'PAID')).status).toBe('PAID')
    expect(await balanceOf(cashier, player)).toBe(before)
  })
})
