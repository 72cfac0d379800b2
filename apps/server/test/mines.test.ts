import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, balances, bet, cashOut, peek, reveal } from './mines-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const player = () => newPlayer(server, { deposit: 100 })

test('[BT-03] a bet takes its stake and opens a round that shows nothing of its mines', async () => {
  const me = await player()
  const placedBet = await bet(me, 12.5, 5)
  expect(placedBet).toEqual({
    id: expect.any(String),
    gameId: 'mines',
    result: 'PENDING',
    betAmount: 12.5,
    options: { mines: 5 },
    edge: 300,
    winAmount: 0,
    multiplier: 1,
    balance: 87.5,
    balanceVersion: 2,
    held: false,
    createdAt: expect.any(Number),
    round: {
      step: 0,
      multiplier: 1,
      nextMultiplier: 1.2125,
      picked: [],
      nonce: 0,
      serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      clientSeed: expect.any(String),
    },
  })
})

test('[BT-03] safe tiles raise the multiplier, a cash-out pays the stake times it into a hold', async () => {
  const me = await player()
  const { id } = await bet(me, 10, 3)
  const { safe, mines: hiddenTiles } = await peek(server.parts, me, id)
  expect(await reveal(me, id, at(safe, 0))).toMatchObject({
    result: 'PENDING',
    multiplier: 1.1022,
    balance: 90,
    round: { step: 1, nextMultiplier: 1.2597, picked: [at(safe, 0)] },
  })
  await reveal(me, id, at(safe, 1))
  expect(await cashOut(me, id)).toMatchObject({
    result: 'WIN',
    winAmount: 12.59,
    multiplier: 1.2597,
    held: true,
    balance: 90,
    finishedAt: expect.any(Number),
    round: { step: 2, picked: [at(safe, 0), at(safe, 1)], hazards: [hiddenTiles] },
  })
})

test('[BT-03] a mine ends the round, pays nothing and shows all mines', async () => {
  const me = await player()
  const { id } = await bet(me)
  const { mines: hiddenTiles, safe } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  expect(await reveal(me, id, at(hiddenTiles, 1))).toMatchObject({
    result: 'LOSE',
    winAmount: 0,
    multiplier: 0,
    held: false,
    balance: 90,
    round: { step: 1, picked: [at(safe, 0), at(hiddenTiles, 1)], hazards: [hiddenTiles] },
  })
  await expect(cashOut(me, id)).rejects.toThrow('round_finished')
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 9_000n, heldMinor: 0n, openRounds: 0 })
})

test('[BT-03] a second cash-out is refused and pays nothing', async () => {
  const me = await player()
  const { id } = await bet(me)
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  await cashOut(me, id)
  const before = await balances(server.parts, me)
  await expect(cashOut(me, id)).rejects.toThrow('round_finished')
  await expect(reveal(me, id, at(safe, 1))).rejects.toThrow('round_finished')
  expect(await balances(server.parts, me)).toEqual(before)
  expect(before).toMatchObject({ mainMinor: 9_000n, heldMinor: 1_102n })
})

test('[BT-03] clearing the last safe tile cashes out by itself', async () => {
  const me = await player()
  const { id } = await bet(me, 10, 23)
  const { safe } = await peek(server.parts, me, id)
  expect(await reveal(me, id, at(safe, 0))).toMatchObject({ result: 'PENDING', round: { nextMultiplier: 291 } })
  expect(await reveal(me, id, at(safe, 1))).toMatchObject({
    result: 'WIN',
    winAmount: 2910,
    multiplier: 291,
    held: true,
    round: { step: 2, nextMultiplier: 291 },
  })
  await expect(cashOut(me, id)).rejects.toThrow('round_finished')
})

test('[BT-03] a win is capped at what the operator allows', async () => {
  const careful = await startTestServer()
  try {
    await careful.parts.db.updateTable('game').set({ max_win_minor: 5_000n }).execute()
    const isInForce = async () => (await careful.parts.readSite()).games.get('mines')?.max_win_minor === 5_000n
    await expect.poll(isInForce).toBe(true)
    const me = await newPlayer(careful, { deposit: 100 })
    const { id } = await bet(me, 10, 24)
    const { safe } = await peek(careful.parts, me, id)
    expect(await reveal(me, id, at(safe, 0))).toMatchObject({ result: 'WIN', multiplier: 24.25, winAmount: 50 })
    expect((await me.call(game.round, { id })).model).toMatchObject({ maxWin: 50 })
  } finally {
    await careful.stop()
  }
})

test.each([
  [-1, 'move_out_of_range'],
  [25, 'move_out_of_range'],
  [2 ** 53, 'invalid_request'],
  [1.5, 'invalid_request'],
  ['3', 'invalid_request'],
  [null, 'invalid_request'],
  [undefined, 'invalid_request'],
  [[3], 'invalid_request'],
])('[RE-04] the tile %j is refused and moves nothing', async (tile, refusal) => {
  const me = await player()
  const { id } = await bet(me)
  const before = await balances(server.parts, me)
  await expect(me.call(steps.mines.play, { id, tile: tile as number })).rejects.toThrow(refusal)
  expect(await balances(server.parts, me)).toEqual(before)
})

test('[RE-04] a tile that is open already, and a cash-out before the first tile, are refused', async () => {
  const me = await player()
  const { id } = await bet(me)
  await expect(cashOut(me, id)).rejects.toThrow('nothing_to_cash_out')
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  const before = await balances(server.parts, me)
  await expect(reveal(me, id, at(safe, 0))).rejects.toThrow('move_taken')
  expect(await balances(server.parts, me)).toEqual(before)
})

test('[RE-05] another player’s round is as unknown as none', async () => {
  const [me, other] = [await player(), await player()]
  const { id } = await bet(me)
  const nowhere = '018f0000-0000-7000-8000-000000000000'
  const refusals = await Promise.all(
    [id, nowhere]
      .flatMap((asked) => [
        other.call(steps.mines.play, { id: asked, tile: 0 }),
        other.call(steps.mines.cashOut, { id: asked }),
        other.call(game.betResult, { id: asked }),
        other.call(game.round, { id: asked }),
        other.call(game.finishHold, { id: asked }),
      ])
      .map((asked) =>
        asked.then(
          () => 'answered',
          (error: Error) => error.message,
        ),
      ),
  )
  expect(refusals).toEqual(Array(10).fill('round_unknown'))
  expect((await other.call(game.open)).list).toEqual([])
  expect((await other.call(game.betRecord)).page).toEqual({ content: [], total: 0 })
  expect((await me.call(game.open)).list).toHaveLength(1)
})

test('[BT-03] an open round goes on from another device and after a restart of the server', async () => {
  const first = await startTestServer({ databaseUrl: server.databaseUrl })
  const me = await newPlayer(first, { deposit: 100 })
  const { id } = await bet(me)
  const { safe } = await peek(server.parts, me, id)
  const before = await reveal(me, id, at(safe, 0))
  await first.stop()

  const { model } = await server.call(auth.login, { account: me.account, password: me.password })
  const { list } = await server.call(game.open, {}, { token: model.token })
  expect(list).toEqual([before])
  const after = await server.call(steps.mines.cashOut, { id }, { token: model.token })
  expect(after.model).toMatchObject({ result: 'WIN', winAmount: 11.02, round: { picked: [at(safe, 0)] } })
})

test('[BT-14] the result of a bet is PENDING until it is decided', async () => {
  const me = await player()
  const { id } = await bet(me)
  expect((await me.call(game.betResult, { id })).model).toEqual({ result: 'PENDING', winAmount: 0 })
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  expect((await me.call(game.betResult, { id })).model).toEqual({ result: 'PENDING', winAmount: 0 })
  await cashOut(me, id)
  expect((await me.call(game.betResult, { id })).model).toEqual({ result: 'WIN', winAmount: 11.02 })
})

test('the bet history is paged, the newest first, by game', async () => {
  const me = await player()
  const ids: string[] = []
  for (let i = 0; i < 5; i++) {
    const { id } = await bet(me, 1 + i)
    const { mines: hiddenTiles } = await peek(server.parts, me, id)
    await reveal(me, id, at(hiddenTiles, 0))
    ids.unshift(id)
  }
  const all = await me.call(game.betRecord)
  expect(all.page.total).toBe(5)
  expect(all.page.content.map(({ id }) => id)).toEqual(ids)
  expect(all.page.content[0]).toMatchObject({ betAmount: 5, result: 'LOSE', winAmount: 0, options: { mines: 3 } })
  const second = await me.call(game.betRecord, { pageNo: 2, pageSize: 2, gameId: 'mines' })
  expect(second.page).toMatchObject({ total: 5, content: [{ id: ids[2] }, { id: ids[3] }] })
  expect((await me.call(game.betRecord, { gameId: 'tower' })).page).toEqual({ content: [], total: 0 })
  expect((await me.call(game.betRecord, { pageNo: 4, pageSize: 2 })).page).toEqual({ content: [], total: 5 })
  await expect(me.call(game.betRecord, { pageNo: 0 })).rejects.toThrow('invalid_request')
  await expect(me.call(game.betRecord, { pageSize: 101 })).rejects.toThrow('invalid_request')
})
