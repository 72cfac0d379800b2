import { game, home, operator } from '@fairground/contract'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
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
  const seen = async () =>
    Promise.all(
      [server, second].map(async ({ call }) => (await call(game.settings, { gameId: 'mines' })).model.version),
    )
  await vi.waitFor(async () => expect(await seen()).toEqual([version, version]), { timeout: 30_000, interval: 20 })
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
  const { safe } = await peek(server.services, me, id)
  await reveal(me, id, nth(safe, 0))
  expect(await cashOut(me, id)).toMatchObject({ result: 'WIN', winAmount: 11.02 })
  expect(await balances(server.services, me)).toMatchObject({ mainMinor: 9_000n, heldMinor: 1_102n, openRounds: 0 })
})

test('[FA-05] limits and edge reach the next bet, and never the round that is open', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const open = await bet(me)
  const { version } = await save({ edge: 1000, minStake: 2, maxStake: '5.5', maxWin: 20 })
  await inForce(version)
  await expect(bet(me, 10)).rejects.toMatchObject({ errorName: 'stake_above_maximum', params: { max: 5.5 } })
  await expect(bet(me, 1)).rejects.toMatchObject({ errorName: 'stake_below_minimum', params: { min: 2 } })
  const { safe } = await peek(server.services, me, open.id)
  await reveal(me, open.id, nth(safe, 0))
  expect(await cashOut(me, open.id)).toMatchObject({ edge: 300, multiplier: 1.1022 })
  expect((await me.call(game.round, { id: open.id })).model.maxWin).toBe(1_000_000)
  const next = await bet(me, 5)
  expect(next.edge).toBe(1000)
  expect((await me.call(game.round, { id: next.id })).model.maxWin).toBe(20)
})

test('each change has a version of its own, is kept, and stands on the bets that were placed under it', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const all = await Promise.all([310, 320, 330, 340].map((edge) => save({ edge })))
  const versions = all.map(({ version }) => version).toSorted((a, b) => a - b)
  expect(new Set(versions).size).toBe(4)
  const newest = Math.max(...versions)
  await inForce(newest)
  const { id, edge } = await bet(me)
  const { db } = server.services
  const row = await db.selectFrom('round').select('game_version').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.game_version).toBe(newest)
  const kept = await db
    .selectFrom('game_change')
    .select('settings')
    .where('game_id', '=', 'mines')
    .where('version', '=', newest)
    .executeTakeFirstOrThrow()
  expect(kept.settings).toMatchObject({ edge_bp: edge, min_stake_minor: '100' })
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

test('[RE-03] bets while the switch is thrown: each is taken whole or refused whole', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(server, { deposit: 100 })))
  const [off, ...all] = await Promise.allSettled([save({ enabled: false }), ...players.map((me) => bet(me))])
  expect(off.status).toBe('fulfilled')
  for (const [i, one] of all.entries()) {
    const me = players[i]
    if (!me) throw new Error('no player')
    if (one.status === 'rejected') expect(one.reason.message).toBe('game_maintenance')
    const taken = one.status === 'fulfilled'
    expect(await balances(server.services, me)).toMatchObject({
      mainMinor: taken ? 9_000n : 10_000n,
      openRounds: taken ? 1 : 0,
    })
  }
})
