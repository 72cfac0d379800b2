import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import * as playSession from '@fairground/contract/calls/play-session'
import * as calls from '@fairground/contract/calls/responsible'
import * as wallets from '@fairground/contract/calls/wallets'
import { withdrawInfo } from '@fairground/contract/calls/withdraw'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { LimitKind, LimitPeriod } from '@fairground/contract/play-limits'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { startCounting } from '../../src/people/responsible/count-money.ts'
import { offerInstantGames } from '../instant-table.ts'
import { cashOut, at as nth, peek, reveal } from '../mines-table.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { newStaff } from '../staff.ts'
import { withdraw } from '../withdrawals/teller.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
let server: Cashier
let second: TestServer
let offsetMs = 0
beforeAll(async () => {
  const now = () => Date.now() + offsetMs
  server = await openCashier({}, { now })
  second = await startTestServer({ databaseUrl: server.databaseUrl, now })
  await offerInstantGames(server)
})
afterAll(async () => {
  const { findings } = await verifyLedger(server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  await second.stop()
  await server.stop()
})
// Every test but the first begins at six in the morning, so that none crosses midnight, where a day's limits begin anew.
let isFirst = true
beforeEach(() => {
  const nowMs = Date.now() + offsetMs
  if (!isFirst) offsetMs += DAY_MS - (nowMs % DAY_MS) + 6 * HOUR_MS
  isFirst = false
})

/** Passes time and logs the player in again, because an idle session ends. */
async function pass(me: Player, ms: number): Promise<Player> {
  offsetMs += ms
  const { model } = await server.call(auth.login, { account: me.account, password: me.password })
  return {
    ...me,
    token: model.token,
    call: (call, request, options) => server.call(call, request, { token: model.token, ...options }),
  }
}
const atSecond = (me: Player): Player => ({
  ...me,
  call: (call, request, options) => second.call(call, request, { token: me.token, ...options }),
})
const lineOf = async (me: Player, kind: LimitKind, period: LimitPeriod) =>
  (await me.call(calls.limits, {})).list.find((line) => line.kind === kind && line.period === period)
const setLimit = async (me: Player, kind: LimitKind, period: LimitPeriod, value: number | string | null) =>
  (await me.call(calls.setLimit, { kind, period, value })).model
const confirm = async (me: Player, kind: LimitKind, period: LimitPeriod) =>
  (await me.call(calls.confirmLimit, { kind, period })).model
const betOn = (me: Player, betAmount: number, gameId: string, options: object) =>
  me.call(game.bet, { gameId, model: { betAmount, ...options } })
const bet = (me: Player, betAmount: number) => betOn(me, betAmount, 'mines', { mines: 24 })
/** A bet on a game whose ticket is decided at once; it keeps no slot. */
const ticket = (me: Player, betAmount: number) => betOn(me, betAmount, 'scratch', {})
const isLimited = async (me: Player) => (await me.call(auth.userInfo, {})).user.limited
const deposit = (me: Player, amount: number, channel = 'sandbox') => me.call(pay.recharge, { amount, channel })
const voidRound = (me: Player, roundId: string) =>
  server.parts.wallet.voidRound({ accountId: me.userId, roundId, key: randomUUID(), bodyHash: '' })

// First, while the sandbox’s clock and the server’s agree.
test('[RG-02] deposits count while they are open and once they are paid, over all wallets', async () => {
  const me = await newPlayer(server)
  await setLimit(me, 'deposit', 'week', 100)
  await deposit(me, 60)
  await expect(deposit(me, 41)).rejects.toMatchObject({
    status: 20301,
    params: { kind: 'deposit', period: 'week', left: 40, currency: 'G$' },
  })
  await me.call(wallets.setCurrency, { currencyId: 'BRL' })
  await expect(deposit(me, 41, 'sandbox-brl')).rejects.toMatchObject({ params: { left: 40, currency: 'R$' } })
  await me.call(wallets.setCurrency, { currencyId: 'IDR' })
  await expect(deposit(me, 40_001, 'sandbox-idr')).rejects.toMatchObject({ params: { left: 40_000, currency: 'Rp' } })
  await deposit(me, 40_000, 'sandbox-idr')
  await expect(deposit(me, 1000, 'sandbox-idr')).rejects.toMatchObject({ params: { left: 0 } })
  await me.call(wallets.setCurrency, { currencyId: 'G$' })
  expect(await lineOf(me, 'deposit', 'week')).toMatchObject({ used: 100, value: 100 })
  // A deposit that is not paid in time takes no room any more.
  await server.parts.db
    .updateTable('deposit')
    .set({ expires_at: new Date(0) })
    .execute()
  await deposit(me, 100)
})

test('[RG-02] a loss limit counts an open bet in full, and gives back a returned stake', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  await setLimit(me, 'loss', 'day', 100)
  await betOn(me, 70, 'tower', { difficulty: 'easy' })
  expect(await lineOf(me, 'loss', 'day')).toMatchObject({ value: 100, lowest: 100, used: 70 })
  const until = (await lineOf(me, 'loss', 'day'))?.resetsAt
  const params = { kind: 'loss', period: 'day', left: 30, currency: 'G$', until }
  await expect(bet(me, 31)).rejects.toMatchObject({ status: 20302, params })
  const { model } = await bet(me, 30)
  await expect(betOn(me, 1, 'stair', { stones: 1 })).rejects.toMatchObject({ params: { left: 0 } })
  await voidRound(me, model.id)
  expect(await lineOf(me, 'loss', 'day')).toMatchObject({ used: 70 })
  expect(await lineOf(me, 'wager', 'day')).toMatchObject({ value: null, used: 70 })
  await expect(bet(me, 31)).rejects.toMatchObject({ status: 20302 })
  await bet(me, 30)
})

test('[RG-02] a win gives the room back that its bet took; a limit set later knows the earlier bets', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  const { model: before } = await bet(me, 200)
  await voidRound(me, before.id)
  let net = 0
  for (let count = 0; count < 8; count++) net += 20 - ((await ticket(me, 20)).model.winAmount ?? 0)
  await setLimit(me, 'loss', 'week', 500)
  expect(await lineOf(me, 'loss', 'week')).toMatchObject({ used: Math.max(net, 0) })
  expect(await lineOf(me, 'wager', 'month')).toMatchObject({ used: 160 })
  for (let count = 0; count < 8; count++) net += 20 - ((await ticket(me, 20)).model.winAmount ?? 0)
  expect(await lineOf(me, 'loss', 'week')).toMatchObject({ used: Math.max(net, 0) })
  expect(await lineOf(me, 'wager', 'month')).toMatchObject({ used: 320 })
})

test('[RG-02] a wager limit counts every stake, and the lowest of all limits holds', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  await setLimit(me, 'wager', 'week', 100)
  await setLimit(me, 'wager', 'day', 60)
  await ticket(me, 50)
  await expect(ticket(me, 11)).rejects.toMatchObject({ status: 20303, params: { period: 'day', left: 10 } })
  expect(await isLimited(me)).toBe(false)
  await ticket(me, 10)
  expect(await isLimited(me)).toBe(true)
  const later = await pass(me, DAY_MS)
  const week = await lineOf(later, 'wager', 'week')
  // The next day may begin another week.
  const left = week?.used === 0 ? 60 : 40
  expect(await isLimited(later)).toBe(false)
  await expect(ticket(later, left + 1)).rejects.toMatchObject({ status: 20303, params: { left } })
  await ticket(later, left)
})

test('[RG-02] tighter holds at once; looser waits a day, is confirmed then, and a second wish starts the day anew', async () => {
  let me = await newPlayer(server, { deposit: 1000 })
  expect(await setLimit(me, 'wager', 'month', 100)).toMatchObject({ value: 100 })
  expect(await setLimit(me, 'wager', 'month', 50)).toMatchObject({ value: 50 })
  const { pending } = await setLimit(me, 'wager', 'month', 80)
  expect(pending).toMatchObject({ value: 80 })
  await expect(confirm(me, 'wager', 'month')).rejects.toMatchObject({ status: 20312, params: { until: pending?.from } })
  me = await pass(me, 23 * HOUR_MS)
  expect(await setLimit(me, 'wager', 'month', 90)).toMatchObject({ value: 50, pending: { value: 90 } })
  me = await pass(me, 2 * HOUR_MS)
  await expect(confirm(me, 'wager', 'month')).rejects.toMatchObject({ status: 20312 })
  await expect(ticket(me, 51)).rejects.toMatchObject({ status: 20303 })
  me = await pass(me, DAY_MS)
  expect(await lineOf(me, 'wager', 'month')).toMatchObject({ value: 50 })
  expect(await confirm(me, 'wager', 'month')).toMatchObject({ value: 90 })
  await expect(confirm(me, 'wager', 'month')).rejects.toMatchObject({ status: 20311 })
  await ticket(me, 51)

  await setLimit(me, 'wager', 'month', null)
  me = await pass(me, 9 * DAY_MS)
  await expect(confirm(me, 'wager', 'month')).rejects.toMatchObject({ status: 20313 })
  await setLimit(me, 'wager', 'month', null)
  const tight = await setLimit(me, 'wager', 'month', 10)
  expect([tight.value, tight.pending]).toEqual([10, undefined])
  me = await pass(me, 2 * DAY_MS)
  await expect(confirm(me, 'wager', 'month')).rejects.toMatchObject({ status: 20311 })
})

test('[RG-02] what is no limit is refused, and nobody sets another player’s', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const other = await newPlayer(server, { deposit: 100 })
  for (const value of [-1, '-1', 0.001, '1e3', Number.MAX_VALUE, '9'.repeat(32)])
    await expect(setLimit(me, 'loss', 'day', value), String(value)).rejects.toMatchObject({ status: 20310 })
  await expect(setLimit(me, 'session', 'day', 1.5)).rejects.toMatchObject({ status: 20310 })
  await expect(setLimit(me, 'session', 'year' as 'day', 1)).rejects.toMatchObject({ status: 400 })
  await me.call(calls.setLimit, { kind: 'loss', period: 'day', value: 0, accountId: other.userId } as never)
  await expect(ticket(me, 1)).rejects.toMatchObject({ status: 20302 })
  await ticket(other, 1)
})

test('[RG-02] bets of every wallet count towards one limit', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  await setLimit(me, 'wager', 'day', 100)
  await ticket(me, 60)
  await me.call(wallets.setCurrency, { currencyId: 'BRL' })
  const { user } = await me.call(auth.userInfo, {})
  const { wallet_id } = await server.parts.db
    .selectFrom('account_wallet')
    .select('wallet_id')
    .where('account_id', '=', me.userId)
    .where('currency_id', '=', user.currencyId)
    .executeTakeFirstOrThrow()
  const depositId = randomUUID()
  await server.parts.db
    .insertInto('deposit')
    .values({
      ...{
        account_id: wallet_id,
        id: depositId,
        channel: 'sandbox-brl',
        amount_minor: 500_00n,
        request_key: randomUUID(),
      },
      ...{ created_at: new Date(), expires_at: new Date(Date.now() + HOUR_MS) },
    })
    .execute()
  const credit = { accountId: wallet_id, depositId, amountMinor: 500_00n, key: randomUUID(), bodyHash: '' }
  await server.parts.wallet.creditDeposit(credit)
  await expect(ticket(me, 41)).rejects.toMatchObject({ status: 20303, params: { left: 40, currency: 'R$' } })
  await ticket(me, 40)
  await me.call(wallets.setCurrency, { currencyId: 'G$' })
  await expect(ticket(me, 1)).rejects.toMatchObject({ status: 20303, params: { left: 0, currency: 'G$' } })
})

test('[RG-02] a session limit ends play when its minutes are played, and pauses between rounds do not count', async () => {
  let me = await newPlayer(server, { deposit: 1000 })
  await setLimit(me, 'session', 'day', 10)
  await ticket(me, 1)
  for (let count = 0; count < 2; count++) {
    me = await pass(me, 4 * MINUTE_MS)
    await ticket(me, 1)
  }
  me = await pass(me, 30 * MINUTE_MS)
  await ticket(me, 1)
  expect(await lineOf(me, 'session', 'day')).toMatchObject({ value: 10, used: 8 })
  const { model } = await betOn(me, 1, 'kangaroo', { difficulty: 'easy' })
  me = await pass(me, 2 * MINUTE_MS)
  await expect(ticket(me, 1)).rejects.toMatchObject({
    status: 20304,
    params: { kind: 'session', period: 'day', left: 0 },
  })
  expect(await isLimited(me)).toBe(true)
  // What is open is played to its end.
  await voidRound(me, model.id)
})

test('[RG-02] the steps of an open round are time of play, however long the round lasts', async () => {
  let me = await newPlayer(server, { deposit: 1000 })
  await setLimit(me, 'session', 'day', 10)
  const { id } = (await betOn(me, 1, 'mines', { mines: 3 })).model
  for (let step = 0; step < 3; step++) {
    me = await pass(me, 4 * MINUTE_MS)
    await reveal(me, id, nth((await peek(server.parts, me, id)).safe, step))
  }
  expect(await lineOf(me, 'session', 'day')).toMatchObject({ value: 10, used: 12 })
  await expect(ticket(me, 1)).rejects.toMatchObject({ status: 20304 })
  // The round itself is played to its end.
  await cashOut(me, id)
})

test('[RG-03] a reality check pauses play until the player plays on', async () => {
  let me = await newPlayer(server, { deposit: 1000 })
  const { model } = await me.call(calls.setRealityCheck, { minutes: 6 })
  expect(model).toMatchObject({ realityCheckMinutes: 6, ownRealityCheckMinutes: 6, minutesPlayed: 0 })
  await ticket(me, 1)
  for (let count = 0; count < 2; count++) {
    me = await pass(me, 3 * MINUTE_MS)
    if (count === 0) await ticket(me, 1)
  }
  await expect(ticket(me, 1)).rejects.toMatchObject({ status: 20305, params: { kind: 'reality_check', minutes: 6 } })
  expect((await me.call(calls.playOn, {})).model).toMatchObject({ minutesPlayed: 0 })
  await ticket(me, 1)
  const { net } = (await me.call(playSession.sum, {})).model
  expect((await me.call(calls.limits, {})).sessionNet).toBe(net)
})

test('[RG-03] a time-out stops bets, deposits and gifts at once, in every process, and cannot be ended', async () => {
  let me = await newPlayer(server, { deposit: 1000 })
  const { model: round } = await bet(me, 5)
  const { model } = await me.call(calls.timeOut, { hours: 24 })
  const refusal = { status: 20306, params: { kind: 'time_out', until: model.until } }
  for (const player of [me, atSecond(me)]) await expect(ticket(player, 1)).rejects.toMatchObject(refusal)
  await expect(deposit(me, 10)).rejects.toMatchObject(refusal)
  const pause = { kind: 'time_out', until: model.until }
  expect((await me.call(auth.userInfo, {})).user).toMatchObject({ pause, limited: true })
  expect((await me.call(calls.timeOut, { hours: 1 })).model.until).toBe(model.until)
  await voidRound(me, round.id)
  me = await pass(me, DAY_MS)
  await ticket(me, 1)
  expect((await me.call(auth.userInfo, {})).user).toMatchObject({ pause: null, limited: false })
})

test('[WA-06] who is excluded need not stake first, and is told so; who has a break is told what to stake', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const required = async () => (await me.call(withdrawInfo, {})).model.required
  const shown = async () => (await me.call(auth.userInfo, {})).user.depositForWithdraw
  await me.call(calls.timeOut, { hours: 1 })
  expect([await required(), await shown()]).toEqual([100, 100])
  await expect(withdraw(me, 50)).rejects.toMatchObject({
    errorName: 'withdraw_info',
    params: { required: 100, done: 0 },
  })
  await me.call(calls.exclude, { days: null })
  expect([await required(), await shown()]).toEqual([0, 0])
  expect((await withdraw(me, 50)).amount).toBe(50)
})

test('[RG-03] an exclusion for good never ends, and never becomes shorter', async () => {
  let me = await newPlayer(server, { deposit: 1000 })
  expect((await me.call(calls.exclude, { days: null })).model.until).toBeNull()
  expect((await me.call(calls.exclude, { days: 1 })).model.until).toBeNull()
  me = await pass(me, 4000 * DAY_MS)
  await expect(ticket(me, 1)).rejects.toMatchObject({ status: 20307, params: { kind: 'exclusion' } })
  await expect(deposit(me, 10)).rejects.toMatchObject({ status: 20307 })
  // The wagering requirement cannot be met any more: the player's own money stays the player's.
  expect(await withdraw(me, 50)).toMatchObject({ amount: 50 })
  offsetMs -= 4000 * DAY_MS
})

test('[RG-02] the limits of a jurisdiction hold for its players from their next bet on', async () => {
  const staff = await newStaff(server)
  const limits = [{ kind: 'wager', period: 'day', value: 100 } as const]
  await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id: 'capped', limits })
  await staff.call(operator.saveSettings, { settings: { jurisdictions: { '*': 'demo', NZ: 'capped' } } })
  const me = await newPlayer(server, { deposit: 1000 })
  await ticket(me, 60)
  await server.parts.db.updateTable('account').set({ country_id: 'NZ' }).where('id', '=', me.userId).execute()
  server.parts.sessions.forget(me.userId)
  await expect
    .poll(() => lineOf(me, 'wager', 'day'), { interval: 50 })
    .toMatchObject({ value: null, lowest: 100, used: 60 })
  await expect(ticket(me, 41)).rejects.toMatchObject({ status: 20303, params: { left: 40 } })
  await ticket(me, 40)
})

test('[RG-02] parallel bets of many games from two processes never pass a limit', async () => {
  const me = await newPlayer(server, { deposit: 5000 })
  await setLimit(me, 'loss', 'day', 100)
  const players = [me, atSecond(me)]
  const bets = Array.from({ length: 120 }, (_, count) => {
    const player = players[count % 2] as Player
    const games = [
      () => betOn(player, 7, 'tower', { difficulty: 'easy' }),
      () => betOn(player, 9, 'mines', { mines: 3 }),
      () => betOn(player, 11, 'stair', { stones: 1 }),
      () => ticket(player, 13),
    ]
    return games[count % 4]?.()
  })
  const answers = await Promise.allSettled(bets)
  const taken = answers.filter((answer) => answer.status === 'fulfilled')
  const reasons = new Set(answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'taken')))
  expect([...reasons]).toContain('taken')
  expect(taken.length).toBeGreaterThan(3)
  const { used } = (await lineOf(me, 'loss', 'day')) ?? { used: Number.NaN }
  expect(used).toBeLessThanOrEqual(100)
  // What the ledger says is what the limit counts.
  await server.parts.db.updateTable('play').set({ counts_money: false }).where('account_id', '=', me.userId).execute()
  await startCounting(server.parts, me.userId)
  expect((await lineOf(me, 'loss', 'day'))?.used).toBe(used)
})
