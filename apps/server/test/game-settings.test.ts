import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as home from '@fairground/contract/calls/home'
import * as operator from '@fairground/contract/calls/operator'
import { saveCurrency } from '@fairground/contract/calls/payment-rules'
import { ownKey } from '@fairground/server/money/wallet/wallet.ts'
import { newPlayer, PASSWORD, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { toWalletId } from '../src/ground/db/wallet-id.ts'
import { balances, bet, cashOut, at as nth, peek, reveal } from './mines-table.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let second: TestServer
beforeAll(async () => {
  server = await startTestServer()
  second = await startTestServer({ databaseUrl: server.databaseUrl })
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

const mines = { gameId: 'mines', enabled: true, edge: 300, minStake: 1, maxStake: 1000, maxWin: 1_000_000 }
const save = async (patch: object) =>
  (await (await newStaff(server)).call(operator.saveGame, { gameId: 'mines', ...patch })).model

/** Waits until both servers say so of a version, for at most the second that is promised and a loaded machine's share. */
async function inForce(version: number): Promise<void> {
  const currentLimits = async () =>
    Promise.all(
      [server, second].map(async ({ call }) => (await call(game.settings, { gameId: 'mines' })).model.version),
    )
  await vi.waitFor(async () => expect(await currentLimits()).toEqual([version, version]), {
    timeout: 30_000,
    interval: 20,
  })
}

afterEach(async () => {
  await inForce((await save(mines)).version)
})

test('the operator sees every game with its limits, switch and version', async () => {
  const staff = await newStaff(server)
  const { list } = await staff.call(operator.listGames)
  expect(list.find(({ gameId }) => gameId === 'mines')).toMatchObject({ ...mines, version: expect.any(Number) })
  await expect(server.call(operator.listGames)).rejects.toThrow('insufficient_permissions')
})

test('a game that is switched off refuses new bets on every server, and its open rounds are played to their end', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(me)
  const { version } = await save({ enabled: false })
  await inForce(version)
  await expect(bet(me)).rejects.toMatchObject({ status: -119, errorName: 'game_maintenance' })
  const twin = { ...me, call: second.call }
  await expect(
    second.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } }, { token: me.token }),
  ).rejects.toThrow('game_maintenance')
  await expect(twin.call(game.play, { gameId: 'mines' }, { token: me.token })).rejects.toThrow('game_maintenance')
  expect((await server.call(home.startup)).games.find((one) => one.id === 'mines')).toEqual({
    id: 'mines',
    enabled: false,
  })
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, nth(safe, 0))
  expect(await cashOut(me, id)).toMatchObject({ result: 'WIN', winAmount: 11.02 })
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 9_000n, heldMinor: 1_102n, openRounds: 0 })
})

test('limits and edge reach the next bet, and never the round that is open', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const open = await bet(me)
  const { version } = await save({ edge: 1000, minStake: 2, maxStake: '5.5', maxWin: 20 })
  await inForce(version)
  await expect(bet(me, 10)).rejects.toMatchObject({ errorName: 'stake_above_maximum', params: { max: 5.5 } })
  await expect(bet(me, 1)).rejects.toMatchObject({ errorName: 'stake_below_minimum', params: { min: 2 } })
  const { safe } = await peek(server.parts, me, open.id)
  await reveal(me, open.id, nth(safe, 0))
  expect(await cashOut(me, open.id)).toMatchObject({ edge: 300, multiplier: 1.1022 })
  expect((await me.call(game.round, { id: open.id })).model.maxWin).toBe(1_000_000)
  const nextBet = await bet(me, 5)
  expect(nextBet.edge).toBe(1000)
  expect((await me.call(game.round, { id: nextBet.id })).model.maxWin).toBe(20)
})

test('a change is obeyed by the very next bet, also on a server that has not heard of it', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const onSecond = (betAmount: number) =>
    second.call(game.bet, { gameId: 'mines', model: { betAmount, mines: 3 } }, { token: me.token })
  for (const [patch, amount, refusal] of [
    [{ maxStake: 5 }, 10, 'stake_above_maximum'],
    [{ maxStake: 1000, enabled: false }, 10, 'game_maintenance'],
  ] as const) {
    // The second server caches these settings for a second.
    await second.call(game.settings, { gameId: 'mines' })
    await save(patch)
    await expect(onSecond(amount)).rejects.toMatchObject({ errorName: refusal })
  }
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 10_000n, openRounds: 0 })
})

test('each change has a version of its own, is kept, and stands on the bets that were placed under it', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const all = await Promise.all([310, 320, 330, 340].map((edge) => save({ edge })))
  const versions = all.map(({ version }) => version).toSorted((a, b) => a - b)
  expect(new Set(versions).size).toBe(4)
  const newest = Math.max(...versions)
  await inForce(newest)
  const { id, edge } = await bet(me)
  const { db } = server.parts
  const row = await db.selectFrom('round').select('game_version').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.game_version).toBe(newest)
  const storedRow = await db
    .selectFrom('game_change')
    .select('settings')
    .where('game_id', '=', 'mines')
    .where('version', '=', newest)
    .executeTakeFirstOrThrow()
  expect(storedRow.settings).toMatchObject({ edge_bp: edge, min_stake_minor: '100' })
})

test('of two changes that looked at the same version one is refused', async () => {
  const { version } = await save({})
  const all = await Promise.allSettled([save({ edge: 400, version }), save({ edge: 500, version })])
  expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(String(all.find((one) => one.status === 'rejected')?.reason.message)).toBe('settings_changed')
})

test('limits that make no sense change nothing', async () => {
  const before = await save({})
  await expect(save({ minStake: 10, maxStake: 5 })).rejects.toThrow('limits_crossed')
  await expect(save({ maxStake: 0.5 })).rejects.toThrow('limits_crossed')
  await expect(save({ maxWin: 0 })).rejects.toThrow('amount_malformed')
  await expect(save({ minStake: 'much' })).rejects.toThrow('amount_malformed')
  await expect(save({ edge: 49 })).rejects.toThrow('invalid_request')
  await expect(save({ gameId: 'roulette' })).rejects.toThrow('game_unknown')
  expect((await save({})).version).toBe(before.version + 1)
})

test('a limit has a largest value, which every server can count with and the list can say', async () => {
  const before = await save({})
  for (const much of [1e13, 9e13, '1000000000000.01', '9'.repeat(40)])
    await expect(save({ maxWin: much }), String(much)).rejects.toThrow(/amount_malformed|invalid_request/)
  expect(await save({ maxWin: 1e12 })).toMatchObject({ maxWin: 1e12, version: before.version + 1 })
  const { list } = await (await newStaff(server)).call(operator.listGames)
  expect(list.find(({ gameId }) => gameId === 'mines')?.maxWin).toBe(1e12)
})

describe('in further currencies', () => {
  beforeAll(async () => {
    const staff = await newStaff(server)
    const rates = { scale: '1', usdRate: '1' }
    await staff.call(saveCurrency, { id: 'JPY', symbol: '¥', decimals: 0, withdrawDecimals: 0, ...rates })
    await staff.call(saveCurrency, { id: 'ETH', symbol: 'Ξ', decimals: 8, withdrawDecimals: 8, ...rates })
    for (const { parts } of [server, second])
      await vi.waitFor(async () => expect((await parts.readSite()).currencies.has('ETH')).toBe(true), {
        timeout: 30_000,
      })
  })

  /** A player with an amount of whole units in a currency. */
  async function rich(currencyId: string, units: number) {
    const { token, userId: accountId } = await register(currencyId)
    const userId = toWalletId(accountId)
    const wallet = await server.parts.wallet.findWallet(userId)
    const decimals = { JPY: 0, ETH: 8 }[currencyId] ?? 2
    expect(wallet?.currencyId).toBe(currencyId)
    const amountMinor = BigInt(units) * 10n ** BigInt(decimals)
    await server.parts.db
      .insertInto('deposit')
      .values({
        ...{ account_id: userId, id: userId, channel: 'sandbox', amount_minor: amountMinor },
        ...{ created_at: new Date(), expires_at: new Date(Date.now() + 60_000) },
      })
      .execute()
    await server.parts.wallet.creditDeposit({ ...ownKey(), accountId: userId, depositId: userId, amountMinor })
    return (gameId: string, betAmount: number, options: object = {}) =>
      server.call(game.bet, { gameId, model: { betAmount, ...options } }, { token })
  }

  async function register(currencyId: string) {
    const account = `rich_${randomUUID().slice(0, 12)}`
    const { model, user } = await server.call(auth.register, { account, password: PASSWORD, currencyId })
    return { token: model.token, userId: user.userId }
  }

  test('[WA-03] a currency without limits of its own takes the same number of whole units, not of smallest ones', async () => {
    const { limits } = await save({})
    const scaledIds = ['BRL', 'IDR', 'USD', 'BTC']
    expect(limits.filter(({ currencyId }) => !scaledIds.includes(currencyId))).toEqual([
      { currencyId: 'G$', minStake: 1, maxStake: 1000, maxWin: 1_000_000 },
      { currencyId: 'JPY', minStake: 1, maxStake: 1000, maxWin: 1_000_000 },
      { currencyId: 'ETH', minStake: 1, maxStake: 1000, maxWin: 1_000_000 },
    ])
    const [inRupiah, inBitcoin] = [await rich('JPY', 5_000), await rich('ETH', 5_000)]
    await inRupiah('mines', 1, { mines: 3 })
    await expect(inRupiah('tower', 1_001, { difficulty: 'easy' })).rejects.toMatchObject({ params: { max: 1000 } })
    await expect(inBitcoin('mines', 0.001, { mines: 3 })).rejects.toMatchObject({ params: { min: 1 } })
    await inBitcoin('mines', 1000, { mines: 3 })
  })

  test('[WA-03] limits that staff sets for a currency hold for it alone: smallest and largest stake, and the largest win', async () => {
    const { version, limits } = await save({ currencyId: 'JPY', minStake: 1_000, maxStake: 50_000, maxWin: 60_000 })
    expect(limits.find(({ currencyId }) => currencyId === 'JPY')).toEqual({
      currencyId: 'JPY',
      minStake: 1_000,
      maxStake: 50_000,
      maxWin: 60_000,
    })
    expect(limits[0]).toMatchObject({ currencyId: 'G$', minStake: 1, maxStake: 1000, maxWin: 1_000_000 })
    await inForce(version)
    const bet = await rich('JPY', 100_000)
    const stake = (betAmount: number) => bet('mines', betAmount, { mines: 3 })
    await expect(stake(999)).rejects.toMatchObject({ errorName: 'stake_below_minimum', params: { min: 1_000 } })
    await expect(stake(50_001)).rejects.toMatchObject({ errorName: 'stake_above_maximum', params: { max: 50_000 } })
    const { id } = (await stake(50_000)).model
    const { db } = server.parts
    const round = await db.selectFrom('round').select('max_win_minor').where('id', '=', id).executeTakeFirstOrThrow()
    expect(round.max_win_minor).toBe(60_000n)
    const me = await newPlayer(server, { deposit: 1_000 })
    await me.call(game.bet, { gameId: 'mines', model: { betAmount: 999, mines: 3 } })
    await expect(save({ currencyId: 'XXX', minStake: 1 })).rejects.toThrow('currency_unknown')
  })
})

test('[RE-03] bets while the switch is thrown: each is taken whole or refused whole', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(server, { deposit: 100 })))
  const [off, ...all] = await Promise.allSettled([save({ enabled: false }), ...players.map((me) => bet(me))])
  expect(off.status).toBe('fulfilled')
  for (const [i, one] of all.entries()) {
    const me = players[i]
    if (!me) throw new Error('no player')
    if (one.status === 'rejected') expect(one.reason.message).toBe('game_maintenance')
    const isAccepted = one.status === 'fulfilled'
    expect(await balances(server.parts, me)).toMatchObject({
      mainMinor: isAccepted ? 9_000n : 10_000n,
      openRounds: isAccepted ? 1 : 0,
    })
  }
})
