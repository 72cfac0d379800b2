import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as kyc from '@fairground/contract/calls/kyc'
import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import * as staffKyc from '@fairground/contract/calls/staff-kyc'
import { withdraw as withdrawCall } from '@fairground/contract/calls/withdraw'
import type { Player } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownKey } from '../../src/money/wallet/wallet.ts'
import { requireKyc } from '../../src/people/kyc/require-kyc.ts'
import { press } from '../payments/cashier.ts'
import { changePayoutRule } from '../payments/set-rules.ts'
import { identity, type KycDesk, openKycDesk } from './desk.ts'

let desk: KycDesk
beforeAll(async () => {
  desk = await openKycDesk({
    environment: { SANDBOX: 'on', SANDBOX_CHAOS: 'off', DATA_DIR: mkdtempSync(join(tmpdir(), 'kyc-test-')) },
  })
})
afterAll(() => desk.stop())

const recharge = async (player: Player, amount: number, key?: string) =>
  (await player.call(pay.recharge, { amount, channel: 'sandbox' }, key ? { key } : {})).model
const payIn = async (player: Player, amount: number) => {
  const { id, url } = await recharge(player, amount)
  await press(url, 'paid')
  await expect.poll(async () => (await player.call(pay.rechargeStatus, { id })).model.status).toBe('PAID')
}
const needed = (level: number, purpose: string) =>
  expect.objectContaining({ errorName: 'kyc_needed', status: 99999, params: { level, for: purpose } })
const withdraw = (player: Player, countryId: string, amountMinor: bigint) =>
  requireKyc(
    desk.parts,
    { accountId: player.userId, walletId: player.userId, currencyId: 'G$', countryId },
    { for: 'withdraw', amountMinor },
  )

/** Pays 1,000 more to a player, whatever the jurisdiction asks for. */
async function creditMore({ userId }: Player) {
  const id = randomUUID()
  const amountMinor = 1_000_00n
  await desk.parts.db
    .insertInto('deposit')
    .values({
      ...{ account_id: userId, id, channel: 'sandbox', amount_minor: amountMinor },
      ...{ created_at: new Date(), expires_at: new Date(Date.now() + 60_000) },
    })
    .execute()
  return await desk.parts.wallet.creditDeposit({ ...ownKey(), accountId: userId, depositId: id, amountMinor })
}

test('[WA-05] where the law asks for it, no deposit begins before the identity is confirmed; the player sees what is needed', async () => {
  await desk.rule('NL', { beforeDeposit: 1 })
  const player = await desk.playerOf('NL')
  await expect(recharge(player, 10)).rejects.toEqual(needed(1, 'deposit'))
  expect((await player.call(kyc.status)).model).toMatchObject({ needed: 1, neededFor: 'deposit' })
  expect((await player.call(pay.rechargeList)).page.total).toBe(0)
  await player.call(kyc.submit, { level: 1, fields: identity })
  await expect(recharge(player, 10)).rejects.toEqual(needed(1, 'deposit'))
  await desk.approve(player)
  expect((await player.call(kyc.status)).model).toMatchObject({ needed: 0, neededFor: null })
  await payIn(player, 10)
})

test('[WA-05] a total asks for the next level; open checkouts count, and one that was begun stays payable', async () => {
  await desk.rule('ES', { depositsAbove: { total: 100, level: 2 } })
  const player = await desk.playerOf('ES')
  const begun = await recharge(player, 60, 'first')
  await expect(recharge(player, 50)).rejects.toEqual(needed(2, 'deposit'))
  await desk.rule('ES', { depositsAbove: { total: 20, level: 2 } })
  expect((await recharge(player, 60, 'first')).id).toBe(begun.id)
  await press(begun.url, 'paid')
  await expect.poll(async () => (await player.call(pay.rechargeStatus, { id: begun.id })).model.status).toBe('PAID')
  await expect(recharge(player, 1)).rejects.toEqual(needed(2, 'deposit'))
  await desk.submitAll(player)
  await desk.approve(player)
  await recharge(player, 1)
})

/** Waits for calls at once. @returns how many were done; the others were refused for want of documents */
async function countDone(calls: readonly Promise<unknown>[], purpose: string): Promise<number> {
  const outcomes = await Promise.allSettled(calls)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(needed(2, purpose))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('[WA-05] [RE-03] of deposits and of withdrawals at once no two pass a total together', async () => {
  await desk.rule('FR', { depositsAbove: { total: 100, level: 2 }, withdrawalsAbove: { total: 100, level: 2 } })
  await desk.staff.call(operator.saveSettings, { settings: { withdrawWagerPercent: 0 } })
  await expect.poll(async () => (await desk.parts.readSettings()).withdrawWagerPercent).toBe(0)
  const depositor = await desk.playerOf('FR')
  const deposits = Array.from({ length: 6 }, () => recharge(depositor, 90))
  expect(await countDone(deposits, 'deposit')).toBe(1)
  expect((await depositor.call(pay.rechargeList)).page.total).toBe(1)
  const player = await desk.playerOf('FR')
  await payIn(player, 100)
  await changePayoutRule(desk, 'sandbox-out', { waitHours: 0 })
  const { wallet } = desk.parts
  const { outcome } = await creditMore(player)
  expect(outcome).toBe('done')
  const asked = Array.from({ length: 6 }, () =>
    player.call(withdrawCall, {
      amount: 90,
      channel: 'sandbox-out',
      destination: `sandbox:${randomUUID().slice(0, 13)}`,
    }),
  )
  expect(await countDone(asked, 'withdraw')).toBe(1)
  expect((await wallet.findWallet(player.userId))?.mainMinor).toBe(1_100_00n - 90_00n)
})

test('[WA-05] a band of deposits asks for a renewal before the next deposit, and never holds up what the level covers', async () => {
  await desk.rule('IT', { beforeWithdraw: 1, withdrawalsAbove: { total: 500, level: 2 }, depositBand: 100 })
  const player = await desk.playerOf('IT')
  await payIn(player, 90)
  await expect(withdraw(player, 'IT', 100n)).rejects.toEqual(needed(1, 'withdraw'))
  await player.call(kyc.submit, { level: 1, fields: identity })
  await desk.approve(player)
  await payIn(player, 20)
  await expect(recharge(player, 5)).rejects.toEqual(needed(1, 'renewal'))
  expect((await player.call(kyc.status)).model).toMatchObject({ needed: 1, neededFor: 'renewal', level: 1 })
  await player.call(kyc.submit, { level: 1, fields: identity })
  const { model } = await desk.staff.call(staffKyc.find, { id: (await desk.caseOf(player)).id })
  expect(model).toMatchObject({ renewal: true, approvedLevel: 1 })
  await desk.staff.call(staffKyc.refuse, { ...(await desk.caseOf(player)), reason: 'name_differs' })
  // The refused renewal holds up deposits alone.
  await desk.parts.db
    .insertInto('withdrawal')
    .values({
      ...{ account_id: player.userId, id: randomUUID(), channel: 'sandbox-out', amount_minor: 30_000n, fee_minor: 0n },
      ...{ destination: 'sandbox:me', status: 'REVIEW', created_at: new Date() },
    } as never)
    .execute()
  await withdraw(player, 'IT', 20_000n)
  await expect(withdraw(player, 'IT', 20_001n)).rejects.toEqual(needed(2, 'withdraw'))
  await expect(recharge(player, 5)).rejects.toEqual(needed(1, 'renewal'))
  await player.call(kyc.appeal, { text: 'The name is the right one.' })
  await desk.omar.call(staffKyc.approve, { ...(await desk.caseOf(player)) })
  await recharge(player, 5)
})

test('[WA-05] the demonstration asks for nothing, a profile without words asks for nothing, and strict stays strict', async () => {
  const { list } = await desk.staff.call(operator.listJurisdictions)
  const rulesOf = (id: string) => list.find((profile) => profile.id === id)?.kyc
  expect(rulesOf('demo')).toEqual({
    ...{ beforeDeposit: 0, depositsAbove: null, beforeWithdraw: 0, withdrawalsAbove: null, depositBand: null },
    keepDocumentsDays: 90,
  })
  expect(rulesOf('strict')).toMatchObject({ beforeDeposit: 1, beforeWithdraw: 2, depositBand: 2000 })
  const strict = list.find(({ id }) => id === 'strict')
  if (!strict) throw new Error('no strict profile')
  const loose = { ...strict, kyc: { ...strict.kyc, beforeWithdraw: 1 as const } }
  await expect(desk.staff.call(operator.saveJurisdiction, loose)).rejects.toThrow('jurisdiction_protected')
  const player = await desk.playerOf('BR')
  await payIn(player, 5000)
  await withdraw(player, 'BR', 10n ** 12n)
})
