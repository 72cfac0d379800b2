import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { HOLD_MS } from '@fairground/ledger'
import { expireHolds } from '@fairground/server/money/wallet/expire-holds.ts'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from './live/live-client.ts'
import { at, balances, bet, cashOut, peek, reveal } from './mines-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const player = () => newPlayer(server, { deposit: 100 })

/** Wins 1.02 on a stake of 10 and answers the round's id. */
async function win(me: Player): Promise<string> {
  const { id } = await bet(me)
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  await cashOut(me, id)
  return id
}

test('[BT-17] a win waits in a hold, in sight, until its player finishes it', async () => {
  const me = await player()
  const id = await win(me)
  expect((await me.call(auth.userInfo)).user).toMatchObject({ balance: 90, heldBalance: 11.02 })
  expect((await me.call(game.finishHold, { id })).model).toEqual({ balance: 101.02, balanceVersion: 5 })
  expect((await me.call(auth.userInfo)).user).toMatchObject({ balance: 101.02, heldBalance: 0 })
})

test('[BT-17] one hold is finished alone, all of them at once', async () => {
  const me = await player()
  const [first] = [await win(me), await win(me), await win(me)]
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 7_000n, heldMinor: 3_306n })
  expect((await me.call(game.finishHold, { id: first })).model.balance).toBe(81.02)
  expect((await me.call(game.finishAllMyHold)).model.balance).toBe(103.06)
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 10_306n, heldMinor: 0n })
})

test('[BT-17] finishing what is not held moves nothing and answers the balance', async () => {
  const me = await player()
  expect((await me.call(game.finishAllMyHold)).model).toEqual({ balance: 100, balanceVersion: 1 })
  const { id } = await bet(me)
  expect((await me.call(game.finishHold, { id })).model).toEqual({ balance: 90, balanceVersion: 2 })
  const { mines: hiddenTiles } = await peek(server.parts, me, id)
  await reveal(me, id, at(hiddenTiles, 0))
  expect((await me.call(game.finishHold, { id })).model.balance).toBe(90)
})

test('[RE-03] a hold that is finished 20 times at once, one by one and together, pays once', async () => {
  const me = await player()
  const id = await win(me)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? me.call(game.finishAllMyHold) : me.call(game.finishHold, { id }))),
  )
  expect(replies.map(({ model }) => model)).toEqual(Array(20).fill({ balance: 101.02, balanceVersion: 5 }))
  expect(await balances(server.parts, me)).toMatchObject({ version: 5, mainMinor: 10_102n, heldMinor: 0n })
})

test('[RE-03] a finish that is repeated with its key moves nothing that was won later', async () => {
  const me = await player()
  const id = await win(me)
  const key = randomUUID()
  const first = (await me.call(game.finishAllMyHold, {}, { key })).model
  await win(me)
  expect((await me.call(game.finishAllMyHold, {}, { key })).model).toEqual(first)
  await expect(me.call(game.finishHold, { id }, { key })).rejects.toThrow('key_reused')
  expect(await balances(server.parts, me)).toMatchObject({ heldMinor: 1_102n })
})

test('[BT-17] a hold that no client finishes is finished by the server 15 s after the win', async () => {
  const [me, other] = [await player(), await player()]
  const id = await win(me)
  const { db, wallet } = server.parts
  const hold = await db.selectFrom('hold').select('expires_at').where('id', '=', id).executeTakeFirstOrThrow()
  const { finishedAt = 0 } = (await me.call(game.round, { id })).model
  expect(hold.expires_at.getTime() - finishedAt).toBe(HOLD_MS)

  await expireHolds(db, wallet, hold.expires_at.getTime() - 1)
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 9_000n, heldMinor: 1_102n })
  await expireHolds(db, wallet, hold.expires_at.getTime())
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 10_102n, heldMinor: 0n })
  expect(await balances(server.parts, other)).toMatchObject({ version: 1, mainMinor: 10_000n })
  expect((await me.call(game.finishHold, { id })).model.balance).toBe(101.02)
})

test('[BT-17] the server and the client finish a hold at the same moment: it pays once', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, player))
  const ids = await Promise.all(players.map(win))
  const { db, wallet } = server.parts
  await Promise.all([
    expireHolds(db, wallet, Date.now() + HOLD_MS),
    ...players.map((me, i) => me.call(game.finishHold, { id: ids[i] ?? '' })),
    expireHolds(db, wallet, Date.now() + HOLD_MS),
  ])
  for (const me of players)
    expect(await balances(server.parts, me)).toMatchObject({ version: 5, mainMinor: 10_102n, heldMinor: 0n })
})

test('[BT-17] a clock that runs 15 s on is enough: nobody needs to call', async () => {
  let offsetMs = 0
  const ownServer = await startTestServer({ now: () => Date.now() + offsetMs })
  try {
    const me = await newPlayer(ownServer, { deposit: 100 })
    const { id } = await bet(me)
    const { safe } = await peek(ownServer.parts, me, id)
    await reveal(me, id, at(safe, 0))
    await cashOut(me, id)
    offsetMs = HOLD_MS
    await expect
      .poll(() => balances(ownServer.parts, me), { interval: 50 })
      .toMatchObject({ mainMinor: 10_102n, heldMinor: 0n })
  } finally {
    await ownServer.stop()
  }
})

test('[PU-12] the balance is told live once a hold is finished, by the client or by the server', async () => {
  const me = await player()
  const liveClient = await openLive(server.url, me.call)
  await liveClient.join([me.userId])
  const first = await win(me)
  await me.call(game.finishHold, { id: first })
  await liveClient.until(
    (message) => message.type === 'balance' && message.balance === 101.02 && message.heldBalance === 0,
  )
  await win(me)
  await expireHolds(server.parts.db, server.parts.wallet, Date.now() + HOLD_MS)
  await liveClient.until(
    (message) => message.type === 'balance' && message.balance === 102.04 && message.heldBalance === 0,
  )
  liveClient.close()
})
