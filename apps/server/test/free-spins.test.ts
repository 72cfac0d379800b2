import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as promotion from '@fairground/contract/calls/promotion'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toWalletId } from '../src/ground/db/wallet-id.ts'
import { verifyLedger } from '../src/money/verify/verify-ledger.ts'
import { expireBonuses } from '../src/play/bonus/expire-bonuses.ts'
import { foresee, grant, offerInstantGames, scratch, spin } from './instant-table.ts'
import { openLive } from './live/live-client.ts'
import { balances, bet, peek, reveal } from './mines-table.ts'
import { newStaff } from './staff.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let second: TestServer
let offsetMs = 0
beforeAll(async () => {
  const now = () => Date.now() + offsetMs
  server = await startTestServer({ now })
  await offerInstantGames(server)
  second = await startTestServer({ databaseUrl: server.databaseUrl, now })
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})
afterEach(async () => {
  offsetMs = 0
  await setRule({ times: 10, days: 7, shares: {} })
  const { findings } = await verifyLedger(server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})

async function setRule(wagering: { times: number; days: number; shares: Record<string, number> }): Promise<void> {
  const staff = await newStaff(server)
  await staff.call(operator.saveSettings, { settings: { wagering } })
  const isInForce = async () =>
    JSON.stringify((await server.parts.readSettings()).wagering) === JSON.stringify(wagering)
  await expect.poll(isInForce, { interval: 50 }).toBe(true)
}

const spinsOf = async (me: Player) => (await me.call(promotion.freeSpins)).model
const bonusOf = async ({ userId }: Player) => (await server.parts.wallet.findWallet(userId))?.bonusMinor
const atSecond = (me: Player): Player => ({
  ...me,
  call: (call, request, options) => second.call(call, request, { token: me.token, ...options }),
})

/** A player with spins of 1.00. */
async function withSpins(count: number, deposit = 1000): Promise<Player> {
  const me = await newPlayer(server, { deposit })
  await grant(server, me, { key: randomUUID(), count })
  return me
}

test('[BT-10] staff gives spins; the same key gives them once, another gift under it is refused', async () => {
  const me = await newPlayer(server)
  const key = randomUUID()
  const all = await Promise.all([1, 2, 3].map(() => grant(server, me, { key, count: 3 })))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(await spinsOf(me)).toMatchObject({ left: 3, allowed: true, spins: [{ value: 1, left: 3, source: 'staff' }] })
  expect(await spinsOf(me)).not.toHaveProperty('bonus')
  await expect(grant(server, me, { key, count: 4 })).rejects.toThrow('key_reused')
})

test('[RE-04] spins for nobody, or of no value, are refused; a player cannot give any', async () => {
  const me = await newPlayer(server)
  await expect(grant(server, { ...me, userId: toWalletId(randomUUID()) }, { key: 'a', count: 1 })).rejects.toThrow(
    'account_unknown',
  )
  await expect(grant(server, me, { key: 'a', count: 1, value: 0.5 })).rejects.toThrow('stake_below_minimum')
  await expect(me.call(operator.grantSpins, { userId: me.userId, key: 'a', count: 1, value: 1 })).rejects.toThrow(
    'insufficient_permissions',
  )
})

test('[RT-05] [BT-10] who registers with somebody’s invite code and a wheel’s tag has spins, whoever comes otherwise has none', async () => {
  const registerWith = async (init: object) => {
    const account = `invited_${randomUUID().slice(0, 12)}`
    const { model } = await server.call(auth.register, { account, password: 'a sound horse battery', ...init })
    return (await server.call(promotion.freeSpins, {}, { token: model.token })).model
  }
  const { inviteCode } = (await newPlayer(server)).user
  expect(inviteCode).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
  const invitedPlayer = await registerWith({ p: inviteCode, inviteWheelTag: 'w1' })
  expect(invitedPlayer).toMatchObject({ left: 3, spins: [{ value: 1, left: 3, source: 'invite' }] })
  expect(await registerWith({ p: ` ${inviteCode.toLowerCase()} `, inviteWheelTag: 'w1' })).toMatchObject({ left: 3 })
  const strangers = ['', 'FRIEND', 'x'.repeat(500), `${inviteCode}2`].map((p) => ({ p, inviteWheelTag: 'w1' }))
  for (const init of [{}, { p: inviteCode }, { inviteWheelTag: 'w1' }, ...strangers])
    expect(await registerWith(init)).toMatchObject({ left: 0, spins: [] })
})

test('[BT-10] a new gift is told live', async () => {
  const me = await newPlayer(server)
  const liveClient = await openLive(server.url, me.call)
  await liveClient.join([me.userId])
  await grant(server, me, { key: 'told', count: 2 })
  await liveClient.until((message) => message.type === 'event' && message.event === 'spins_granted')
  liveClient.close()
})

test('[BT-10] a spin costs no balance, and its win is bonus money under the wagering rule', async () => {
  const me = await withSpins(2)
  const foreseenSpin = await foresee(server, me, { gameId: 'freespin', stakeMinor: 100n })
  const turned = await spin(me)
  expect(turned).toMatchObject({ result: 'WIN', betAmount: 1, spin: true, held: false, balance: 1000 })
  expect(turned.round.hazards).toEqual(foreseenSpin.hazards)
  expect(turned.winAmount).toBe(Number(foreseenSpin.payout) / 100)
  const winAmountSum = Number(foreseenSpin.payout) / 100
  const { left, bonus } = await spinsOf(me)
  expect(left).toBe(1)
  expect(bonus).toMatchObject({
    balance: winAmountSum,
    required: winAmountSum * 10,
    wagered: 0,
    toWager: winAmountSum * 10,
  })
  expect((await me.call(auth.userInfo)).user).toMatchObject({ balance: 1000, taskBonusBalance: winAmountSum })
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 100_000n, heldMinor: 0n, openRounds: 0 })
  const { lines } = (await me.call(game.round, { id: turned.id })).model
  expect(lines).toMatchObject([
    { kind: 'bonus_win', source: 'house:bonus', destination: 'player:bonus', amount: winAmountSum },
  ])
})

test('[BT-10] without spins the wheel does not turn, whatever the balance; of another value neither', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  await expect(spin(me)).rejects.toThrow('no_spins_left')
  await grant(server, me, { key: 'one', count: 1 })
  await expect(spin(me, 2)).rejects.toThrow('no_spins_left')
  await spin(me)
  await expect(me.call(game.bet, { gameId: 'freespin', model: {} })).rejects.toThrow('stake_malformed')
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 10_000n, nextNonce: 1 })
})

test('[BT-10] spins that nobody uses are over on their day', async () => {
  const me = await withSpins(2)
  offsetMs = 7 * DAY_MS + 1000
  const { model } = await server.call(auth.login, { account: me.account, password: me.password })
  const laterPlayer: Player = { ...me, call: (call, request) => server.call(call, request, { token: model.token }) }
  expect((await spinsOf(laterPlayer)).left).toBe(0)
  await expect(spin(laterPlayer)).rejects.toThrow('no_spins_left')
})

test('[BT-10] [RE-03] 20 turns at once on two servers use the five spins that there are, each once', async () => {
  const me = await withSpins(5)
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => spin(i % 2 ? me : atSecond(me))))
  const turned = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refusals = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
  expect(turned).toHaveLength(5)
  expect(refusals).toEqual(Array(15).fill('no_spins_left'))
  expect(new Set(turned.map(({ round }) => round.nonce)).size).toBe(5)
  const winSum = turned.reduce((sum, { winAmount }) => sum + Math.round(winAmount * 100), 0)
  expect(await bonusOf(me)).toBe(BigInt(winSum))
  expect((await spinsOf(me)).left).toBe(0)
})

test('[BT-10] [RE-03] a turn repeated with its key uses one spin', async () => {
  const me = await withSpins(3)
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 10 }, (_, i) => spin(i % 2 ? me : atSecond(me), 1, { key })))
  expect(new Set(all.map((turned) => JSON.stringify(turned))).size).toBe(1)
  expect((await spinsOf(me)).left).toBe(2)
})

test('[BT-10] stakes from the balance count when their bets end, by each game’s share; the bet that completes it releases the bonus with it', async () => {
  await setRule({ times: 10, days: 7, shares: { mines: 50 } })
  const me = await withSpins(1)
  const { winAmount } = await spin(me)
  const required = winAmount * 10
  const { id } = await bet(me, 2)
  expect((await spinsOf(me)).bonus).toMatchObject({ wagered: 0, required })
  const { mines } = await peek(server.parts, me, id)
  await reveal(me, id, mines[0] ?? 0)
  expect((await spinsOf(me)).bonus).toMatchObject({ wagered: 1, required })
  const before = await balances(server.parts, me)
  const liveClient = await openLive(server.url, me.call)
  await liveClient.join([me.userId])
  await scratch(me, Math.max(1, required - 1))
  const liveMessage = await liveClient.until(
    (message) => message.type === 'event' && message.event === 'bonus_released',
  )
  expect(liveMessage).toMatchObject({ extra: { amount: winAmount } })
  liveClient.close()
  expect(await spinsOf(me)).not.toHaveProperty('bonus')
  const { mainMinor } = await balances(server.parts, me)
  const stake = BigInt(Math.round(Math.max(1, required - 1) * 100))
  expect(mainMinor).toBe(before.mainMinor - stake + BigInt(Math.round(winAmount * 100)))
  expect(await bonusOf(me)).toBe(0n)
})

test('[BT-10] [RE-03] stakes that complete the wagering at the same moment release the bonus once', async () => {
  const me = await withSpins(1)
  const { winAmount } = await spin(me)
  const stakes = Array.from({ length: 20 }, (_, i) => scratch(i % 2 ? me : atSecond(me), Math.ceil(winAmount * 10)))
  // The largest prize asks for more than the balance covers twenty times.
  await Promise.allSettled(stakes)
  const releases = await server.parts.db
    .selectFrom('posting')
    .select('amount_minor')
    .where('account_id', '=', me.userId)
    .where('kind', '=', 'bonus_release')
    .execute()
  expect(releases).toEqual([{ amount_minor: BigInt(Math.round(winAmount * 100)) }])
})

test('[BT-10] what was not wagered in time is forfeited by a posting, and told live', async () => {
  const me = await withSpins(1)
  const { winAmount } = await spin(me)
  const liveClient = await openLive(server.url, me.call)
  await liveClient.join([me.userId])
  // Later than whatever the clock says already.
  const later = offsetMs + 7 * DAY_MS + 1000
  // The session is used until then: an idle one would end, and its connection with it.
  await server.parts.db
    .updateTable('session')
    .set({ last_seen_at: new Date(Date.now() + later), expires_at: new Date(Date.now() + 2 * later) })
    .where('account_id', '=', me.userId)
    .execute()
  offsetMs = later
  await liveClient.until((message) => message.type === 'event' && message.event === 'bonus_expired')
  liveClient.close()
  expect(await bonusOf(me)).toBe(0n)
  const postings = await server.parts.db
    .selectFrom('posting')
    .select(['source', 'destination', 'amount_minor'])
    .where('account_id', '=', me.userId)
    .where('kind', '=', 'bonus_forfeit')
    .execute()
  const amount_minor = BigInt(Math.round(winAmount * 100))
  expect(postings).toEqual([{ source: 'player:bonus', destination: 'house:bonus', amount_minor }])
})

test('[BT-10] [RE-03] the bet that would complete it against the expiry: released or forfeited, never both', async () => {
  const { db, wallet } = server.parts
  for (let turn = 0; turn < 5; turn++) {
    const me = await withSpins(1)
    const { winAmount } = await spin(me)
    const open = db.updateTable('bonus').where('account_id', '=', me.userId)
    await open.set({ expires_at: new Date(Date.now() + 30) }).execute()
    const end = () => expireBonuses({ db, wallet, atMs: Date.now() + 30 })
    await Promise.all([end(), scratch(me, Math.ceil(winAmount * 10)), end(), end()])
    const remainingSpins = async () => {
      await end()
      return bonusOf(me)
    }
    await expect.poll(remainingSpins, { interval: 20 }).toBe(0n)
  }
})

test('[BT-10] with a rule of nothing a win is the player’s own at once', async () => {
  await setRule({ times: 0, days: 7, shares: {} })
  const me = await withSpins(1)
  const { winAmount, balance } = await spin(me)
  expect(balance).toBeCloseTo(1000 + winAmount, 6)
  expect(await spinsOf(me)).not.toHaveProperty('bonus')
})
