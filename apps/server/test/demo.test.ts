import { createHash, randomUUID } from 'node:crypto'
import type { Call, RequestOf } from '@fairground/contract/call'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import { HEADERS } from '@fairground/contract/headers'
import { findEngine, openRound } from '@fairground/games'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTokenHash } from '../src/people/accounts/token.ts'
import { forgetVisits } from '../src/play/demo/visit.ts'
import { offerInstantGames } from './instant-table.ts'
import { balances } from './mines-table.ts'
import { addGames } from './multiplayer/table.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let offsetMs = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + offsetMs })
  await offerInstantGames(server)
  await addGames(server)
})
afterAll(() => server.stop())

/** A visitor without an account who opens a demonstration. */
async function visitor(gameId = 'mines') {
  const { model } = await server.call(game.play, { gameId, demo: true })
  const token = model.demoToken ?? ''
  const call = <C extends Call>(sentCall: C, request?: RequestOf<C>, key?: string) =>
    server.call(sentCall, request, { headers: { [HEADERS.demo]: token }, ...(key && { key }) })
  const bet = async (id: string, options: object = {}, betAmount: unknown = 10, key?: string) =>
    (await call(game.bet, { gameId: id, model: { betAmount, ...options } }, key)).model
  return { token, balance: model.demoBalance, call, bet }
}

/** How many rows each table of money and of players' rounds has. */
async function moneyRows() {
  const { db } = server.parts
  const tables = ['wallet', 'posting', 'money_action', 'hold', 'round', 'seed_pair', 'spin_grant', 'bonus'] as const
  return Promise.all(
    tables.map(async (table) => {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
      return [table, Number(count)]
    }),
  )
}

/** A move that survives the first step of a demonstration's round. */
async function safeMove(token: string, id: string): Promise<number> {
  const row = await server.parts.db.selectFrom('demo_round').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const engine = findEngine(row.game_id)
  if (!engine) throw new Error(`no engine for ${token}`)
  const seeds = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce }
  const round = openRound(engine, {
    terms: { options: row.options as Record<string, string | number>, edge: row.edge_bp },
    seeds,
  })
  return Array.from({ length: 25 }, (_, move) => move).find((move) => {
    const parsedMove = engine.parseMove(round, move)
    return typeof parsedMove === 'number' && engine.play(round, parsedMove).status !== 'lost'
  }) as number
}

describe('[AU-03] a demonstration', () => {
  test('[AU-03] plays a whole round without an account, with the shapes of a player’s calls and its own balance', async () => {
    const before = await moneyRows()
    const me = await visitor()
    expect(me.balance).toBe(1000)
    const placedBet = await me.bet('mines', { mines: 3 })
    expect(placedBet).toMatchObject({ gameId: 'mines', result: 'PENDING', betAmount: 10, balance: 990, edge: 300 })
    expect((await me.call(game.open)).list).toEqual([placedBet])
    const tile = await safeMove(me.token, placedBet.id)
    const movedRound = (await me.call(steps.mines.play, { id: placedBet.id, tile })).model
    expect(movedRound).toMatchObject({ result: 'PENDING', multiplier: 1.1022, round: { step: 1, picked: [tile] } })
    const wonRound = (await me.call(steps.mines.cashOut, { id: placedBet.id })).model
    expect(wonRound).toMatchObject({ result: 'WIN', winAmount: 11.02, held: true, balance: 990 })
    expect((await me.call(game.finishHold, { id: placedBet.id })).model.balance).toBe(1001.02)
    expect((await me.call(game.finishAllMyHold)).model.balance).toBe(1001.02)
    expect((await me.call(game.betResult, { id: placedBet.id })).model).toEqual({ result: 'WIN', winAmount: 11.02 })
    expect((await me.call(game.betRecord)).page).toMatchObject({
      total: 1,
      content: [{ id: placedBet.id, result: 'WIN' }],
    })
    expect(await moneyRows()).toEqual(before)
  })

  test.each([
    ['tower', { difficulty: 'easy' }],
    ['stair', { stones: 2 }],
    ['football', { difficulty: 'easy' }],
    ['kangaroo', { difficulty: 'easy' }],
    ['thimbles', { balls: 1 }],
    ['scratch', {}],
    ['freespin', {}],
  ])('[AU-03] of %s is drawn by the engine that players have', async (gameId, options) => {
    const me = await visitor(gameId)
    const { nonce, serverSeedHash } = (await me.call(fair.seeds)).model
    const placedBet = await me.bet(gameId, options)
    expect(placedBet.round).toMatchObject({ nonce, serverSeedHash })
    const { engine, round } = await drawn(placedBet.id)
    expect(placedBet.result === 'PENDING').toBe(round.status === 'open')
    if (round.status !== 'open') expect(placedBet.multiplier).toBe(Number(engine.multiplier(round)) / 10_000)
    expect(placedBet.balance).toBe(gameId === 'freespin' ? 1000 : 990)
  })

  async function drawn(id: string) {
    const row = await server.parts.db
      .selectFrom('demo_round')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const engine = findEngine(row.game_id)
    if (!engine) throw new Error('no engine')
    const seeds = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce }
    const terms = { options: row.options as Record<string, string | number>, edge: row.edge_bp }
    return { engine, round: openRound(engine, { terms, seeds }) }
  }

  test('[FA-01] [FA-02] has its own seeds: committed before, counted, revealed by rotating and not while a round is open', async () => {
    const me = await visitor()
    const first = (await me.call(fair.seeds)).model
    const nonces = [await me.bet('scratch'), await me.bet('scratch'), await me.bet('mines', { mines: 3 })].map(
      ({ round }) => round.nonce,
    )
    expect(nonces).toEqual([0, 1, 2])
    await expect(me.call(fair.rotate)).rejects.toThrow('seeds_in_use')
    const open = (await me.call(game.open)).list[0]?.id ?? ''
    expect((await me.call(game.round, { id: open })).model).not.toHaveProperty('serverSeed')
    await me.call(steps.mines.play, { id: open, tile: await safeMove(me.token, open) })
    await me.call(steps.mines.cashOut, { id: open })
    await expect(me.call(fair.rotate, { clientSeed: 'a\nb' })).rejects.toThrow('client_seed_malformed')
    const { revealed: revealedPair, ...next } = (await me.call(fair.rotate, { clientSeed: 'mine' })).model
    expect(createHash('sha256').update(Buffer.from(revealedPair.serverSeed, 'hex')).digest('hex')).toBe(
      first.serverSeedHash,
    )
    expect(revealedPair).toMatchObject({ serverSeedHash: first.serverSeedHash, clientSeed: first.clientSeed, nonce: 3 })
    expect(next).toMatchObject({ serverSeedHash: first.nextServerSeedHash, clientSeed: 'mine', nonce: 0 })
    expect((await me.call(game.round, { id: open })).model.serverSeed).toBe(revealedPair.serverSeed)
  })

  test('a player’s token beside it moves none of the player’s money', async () => {
    const player = await newPlayer(server, { deposit: 100 })
    const before = await balances(server.parts, player)
    const { token } = await visitor()
    const headers = { [HEADERS.demo]: token }
    const { model } = await player.call(game.bet, { gameId: 'mines', model: { betAmount: 10, mines: 3 } }, { headers })
    expect(model.balance).toBe(990)
    expect(await balances(server.parts, player)).toEqual(before)
    expect((await player.call(game.open)).list).toEqual([])
    await expect(server.call(pay.channels, {}, { headers })).rejects.toThrow('not_logged_in')
  })

  test('another’s demonstration is as unknown as none', async () => {
    const [me, other] = [await visitor(), await visitor()]
    const { id } = await me.bet('mines', { mines: 3 })
    await expect(other.call(steps.mines.play, { id, tile: 0 })).rejects.toThrow('round_unknown')
    await expect(other.call(game.round, { id })).rejects.toThrow('round_unknown')
    await expect(me.call(steps.tower.play, { id, column: 0 })).rejects.toThrow('round_unknown')
    const headers = { [HEADERS.demo]: 'A'.repeat(43) }
    await expect(server.call(game.open, {}, { headers })).rejects.toThrow('demo_over')
    await expect(server.call(game.open, {}, { headers: { [HEADERS.demo]: 'nonsense' } })).rejects.toThrow('demo_over')
  })

  test('[BT-13] refuses what a player’s bet is refused for, and changes nothing by it', async () => {
    const me = await visitor()
    await expect(me.bet('mines', { mines: 3 }, 'ten')).rejects.toThrow('stake_malformed')
    await expect(me.bet('mines', { mines: 3 }, 0.5)).rejects.toThrow('stake_below_minimum')
    await expect(me.bet('mines', { mines: 25 })).rejects.toThrow('option_unknown')
    await expect(me.bet('roulette')).rejects.toThrow('game_unknown')
    await me.bet('mines', { mines: 3 })
    await expect(me.bet('mines', { mines: 3 })).rejects.toThrow('round_open')
    expect((await me.call(fair.seeds)).model.nonce).toBe(1)
  })

  test('[AU-03] multiplayer rounds are watched without an account; while none takes bets, a bet in them is refused as a player’s', async () => {
    const me = await visitor('crash')
    expect((await me.call(multiplayer.bets, { gameId: 'crash' })).list).toEqual([])
    await expect(me.bet('crash')).rejects.toThrow('betting_closed')
    expect((await me.call(game.finishAllMyHold)).model.balance).toBe(1000)
  })

  test('[RE-03] 20 bets at once are one round; the same bet 20 times under its key too', async () => {
    const me = await visitor()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => me.bet('mines', { mines: 3 })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await me.call(fair.seeds)).model.nonce).toBe(1)
    const key = randomUUID()
    const cards = await Promise.all(Array.from({ length: 20 }, () => me.bet('scratch', {}, 10, key)))
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1)
  })

  test('[BT-17] a win that nobody finishes is paid when its time is over', async () => {
    const me = await visitor()
    const { id } = await me.bet('kangaroo', { difficulty: 'easy' })
    const first = (await me.call(steps.kangaroo.play, { id })).model
    if (first.result === 'PENDING') await me.call(steps.kangaroo.cashOut, { id })
    const { winAmount } = (await me.call(game.betResult, { id })).model
    offsetMs += 15_001
    expect((await me.call(game.finishAllMyHold)).model.balance).toBeCloseTo(990 + winAmount, 6)
  })

  test('[AU-03] goes on with its own token, is filled up once played out, and is forgotten after a day', async () => {
    const me = await visitor()
    await me.bet('mines', { mines: 24 }, 1000)
    const { id } = (await me.call(game.open)).list[0] ?? { id: '' }
    const safe = await safeMove(me.token, id)
    await me.call(steps.mines.play, { id, tile: (safe + 1) % 25 })
    const repeatedBet = await server.call(
      game.play,
      { gameId: 'mines', demo: true },
      { headers: { [HEADERS.demo]: me.token } },
    )
    expect(repeatedBet.model).toMatchObject({ demoToken: me.token, demoBalance: 1000 })
    const now = server.parts.now()
    await forgetVisits(server.parts.db, now + 23 * 60 * 60 * 1000)
    await me.call(game.open)
    await forgetVisits(server.parts.db, now + 25 * 60 * 60 * 1000)
    await expect(me.call(game.open)).rejects.toThrow('demo_over')
  })

  test('remembers its last hundred rounds or so, however long a script plays', async () => {
    const me = await visitor()
    for (let bets = 0; bets < 205; bets++) {
      await me.bet('scratch', {}, 1)
      if (bets % 100 === 98) await me.call(game.finishAllMyHold)
    }
    const { total, content } = (await me.call(game.betRecord)).page
    expect(total).toBe(105)
    expect(content[0]?.round.nonce).toBe(204)
  })

  test('a switched-off game has no demonstration', async () => {
    const staff = await newStaff(server)
    const me = await visitor()
    await staff.call(operator.saveGame, { gameId: 'tower', enabled: false })
    await expect.poll(async () => (await server.call(game.settings, { gameId: 'tower' })).model.enabled).toBe(false)
    await expect(me.bet('tower', { difficulty: 'easy' })).rejects.toThrow('game_maintenance')
    await staff.call(operator.saveGame, { gameId: 'tower', enabled: true })
  })
})

test('demonstrations are opened so often an address, and no more', async () => {
  const ownServer = await startTestServer()
  try {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => ownServer.call(game.play, { gameId: 'mines', demo: true })),
    )
    const refusals = outcomes.filter((one) => one.status === 'rejected')
    expect(refusals.length).toBe(10)
  } finally {
    await ownServer.stop()
  }
})

test('[RE-06] calls of one demonstration wait without a connection, so many at most, and nobody else waits for them', async () => {
  const busy = await visitor()
  const otherPlayer = await visitor()
  const player = await newPlayer(server)
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  await client.query(`begin; select from demo_visit where token_hash = '\\x${findTokenHash(busy.token)}' for update`)
  const answers: string[] = []
  const calls = Array.from({ length: 300 }, () =>
    busy.call(game.open).then(
      () => answers.push('success'),
      (error: Error) => answers.push(error.message),
    ),
  )
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(200)
  expect(new Set(answers)).toEqual(new Set(['too_many_requests']))
  expect((await otherPlayer.call(game.open)).status).toBe(0)
  expect((await player.call(game.betRecord)).status).toBe(0)
  await client.query('commit')
  await client.end()
  await Promise.all(calls)
  expect(answers.filter((answer) => answer === 'success')).toHaveLength(100)
})
