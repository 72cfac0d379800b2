import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as codes from '@fairground/contract/calls/codes'
import * as kyc from '@fairground/contract/calls/kyc'
import * as operator from '@fairground/contract/calls/operator'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { toWalletId } from '@fairground/server/ground/db/wallet-id.ts'
import { getJurisdiction } from '@fairground/server/operator/jurisdictions/get-jurisdiction.ts'
import { PASSWORD } from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCode, INBOX } from '../inbox.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { newStaff } from '../staff.ts'
import { newWinner, untilStatus, withdraw, withdrawals } from './teller.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier(INBOX)
})
afterAll(() => cashier.stop())

const setSettings = async (settings: Record<string, unknown>) => {
  const { model } = await (await newStaff(cashier)).call(operator.saveSettings, { settings })
  await expect.poll(async () => (await cashier.parts.readSettings()).smsConfig).toEqual(model.smsConfig)
}
const outcomeOf = (attempt: Promise<{ status: string }>) => attempt.then(({ status }) => status, String)

test('[AU-08] where the operator wants codes, money leaves only after the code that was sent to the player', async () => {
  const account = `${randomUUID()}@example.com`
  const { model, user } = await cashier.call(auth.register, { account, password: PASSWORD, age: 99 })
  const call: Cashier['call'] = (what, request, options) =>
    cashier.call(what, request, { token: model.token, ...options })
  const userId = toWalletId(user.userId)
  const player = { account, password: PASSWORD, token: model.token, userId, user, call }
  await setSettings({
    smsConfig: { enableForgetPassword: false, enableRegister: false, enableWithdraw: true },
    withdrawWagerPercent: 0,
  })
  const { db, wallet } = cashier.parts
  const at = new Date()
  const deposit = { account_id: userId, id: randomUUID(), channel: 'sandbox', amount_minor: 100_00n }
  await db
    .insertInto('deposit')
    .values({ ...deposit, created_at: at, expires_at: at })
    .execute()
  const credit = { accountId: userId, depositId: deposit.id, amountMinor: 100_00n }
  await wallet.creditDeposit({ ...credit, key: randomUUID(), bodyHash: '' })
  await expect.poll(() => outcomeOf(withdraw(player, 5))).toContain('authenticator_needed')
  expect(await withdrawals(player)).toEqual([])
  await expect(withdraw(player, 5)).rejects.toMatchObject({ status: 10140, params: { by: 'email' } })
  await call(codes.sendCode, { purpose: 'withdraw' })
  await expect(call(codes.proveCode, { code: '000000' })).rejects.toMatchObject({ errorName: 'wrong_code' })
  await call(codes.proveCode, { code: (await findCode(cashier, account)) ?? '' })
  const { id } = await withdraw(player, 5)
  await untilStatus(player, id, 'PAID')
  await setSettings({ smsConfig: null, withdrawWagerPercent: null })
})

test('[AU-08] where the operator wants codes, an account that none can reach binds an app before money leaves', async () => {
  const player = await newWinner(cashier)
  expect(player.account).not.toMatch(/@|^\+/)
  await setSettings({ smsConfig: { enableForgetPassword: false, enableRegister: false, enableWithdraw: true } })
  await expect.poll(() => outcomeOf(withdraw(player, 4))).toContain('authenticator_needed')
  await expect(withdraw(player, 5)).rejects.toMatchObject({ status: 10140, params: { by: 'app' } })
  expect((await withdrawals(player)).filter(({ amount }) => amount === 5)).toEqual([])
  const { model } = await player.call(authenticator.start)
  const code = new TOTP({ secret: Secret.fromBase32(model.secret) }).generate()
  await player.call(authenticator.bind, { password: player.password, code })
  expect((await withdraw(player, 5)).status).toBe('SENT')
  await setSettings({ smsConfig: null })
})

test('[AU-06] a player with an authenticator app confirms a withdrawal by its code', async () => {
  const player = await newWinner(cashier)
  const { model } = await player.call(authenticator.start)
  const totp = new TOTP({ secret: Secret.fromBase32(model.secret) })
  const { recoveryCodes } = (
    await player.call(authenticator.bind, { password: player.password, code: totp.generate() })
  ).model
  await cashier.parts.db
    .updateTable('session')
    .set({ proved_until: new Date(0) })
    .where('account_id', '=', player.userId)
    .execute()
  await expect(withdraw(player, 5)).rejects.toMatchObject({ errorName: 'authenticator_needed' })
  expect(await withdrawals(player)).toEqual([])
  await player.call(authenticator.prove, { code: recoveryCodes[0] ?? '' })
  expect((await withdraw(player, 5)).status).toBe('SENT')
})

test('[WA-05] above the sum of the jurisdiction the identity comes first, counted over all withdrawals', async () => {
  const player = await newWinner(cashier)
  const staff = await newStaff(cashier)
  const rules = { beforeDeposit: 0, beforeWithdraw: 0, depositsAbove: null, depositBand: null, keepDocumentsDays: 90 }
  const profile = { ...demoJurisdiction, kyc: { ...rules, withdrawalsAbove: { total: 100, level: 1 } } }
  await staff.call(operator.saveJurisdiction, profile as never)
  const limitInForce = async () => (await getJurisdiction(cashier.parts, undefined)).kyc.withdrawalsAbove
  await expect.poll(limitInForce).not.toBeNull()
  const { id } = await withdraw(player, 60)
  await expect(withdraw(player, 41)).rejects.toMatchObject({ errorName: 'kyc_needed', status: 99999 })
  expect((await player.call(kyc.status)).model).toMatchObject({ needed: 1, neededFor: 'withdraw' })
  expect(await withdrawals(player)).toHaveLength(1)
  await untilStatus(player, id, 'PAID')
  await staff.call(operator.saveJurisdiction, demoJurisdiction as never)
  await expect.poll(() => outcomeOf(withdraw(player, 41))).toBe('SENT')
})
