import * as winners from '@fairground/contract/calls/winners'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { createWinners } from '../src/play/winners/winners.ts'
import { at, bet, cashOut, peek, reveal } from './mines-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function winWith(stake: number, tiles: number): Promise<void> {
  const me = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(me, stake, 3)
  const { safe } = await peek(server.parts, me, id)
  for (let tile = 0; tile < tiles; tile += 1) await reveal(me, id, at(safe, tile))
  await cashOut(me, id)
}

const list = async (period: 'hour' | 'day' = 'day') => (await server.call(winners.list, { period })).list

test('there are no winners before somebody has won', async () => {
  expect(await list()).toEqual([])
})

test('a win is on the board once it is committed, its player under a masked name, the largest first', async () => {
  await winWith(10, 1)
  await winWith(20, 2)
  await expect.poll(async () => (await list()).length).toBe(2)
  const shownWins = await list('hour')
  expect(shownWins).toEqual([
    {
      name: expect.stringMatching(/^.{0,2}\*{3}$/),
      gameId: 'mines',
      winAmount: 25.19,
      multiplier: 1.2597,
      at: expect.any(Number),
    },
    {
      name: expect.stringMatching(/^.{0,2}\*{3}$/),
      gameId: 'mines',
      winAmount: 11.02,
      multiplier: 1.1022,
      at: expect.any(Number),
    },
  ])
})

test('they are asked for by their game', async () => {
  const of = async (gameId: string) => (await server.call(winners.list, { gameId })).list.map((win) => win.winAmount)
  expect(await of('mines')).toEqual([25.19, 11.02])
  expect(await of('crash')).toEqual([])
})

test('a server that starts later knows them from the database', async () => {
  const laterBoard = createWinners(server.parts)
  const knownWins = await laterBoard.list({ currencyId: 'G$', sinceMs: 0, most: 10 })
  expect(knownWins.map(({ payoutMinor }) => payoutMinor)).toEqual([2519n, 1102n])
})

test('a win that is taken back while it is held is not shown, by no server', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(me, 50, 3)
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  await cashOut(me, id)
  await expect.poll(async () => (await list()).length).toBe(3)
  await server.parts.wallet.voidHold({ ...ownKey(), accountId: me.userId, holdId: id })
  expect(await list()).toHaveLength(2)
  expect(await createWinners(server.parts).list({ currencyId: 'G$', sinceMs: 0, most: 10 })).toHaveLength(2)
})

test('an hour later they are of the day, and a day later they are gone', async () => {
  const { now } = server.parts
  const boardAfter = (ms: number) => createWinners({ ...server.parts, now: () => now() + ms })
  expect(await boardAfter(3_600_000).list({ currencyId: 'G$', sinceMs: now(), most: 10 })).toEqual([])
  expect(await boardAfter(3_600_000).list({ currencyId: 'G$', sinceMs: 0, most: 10 })).toHaveLength(2)
  expect(await boardAfter(25 * 3_600_000).list({ currencyId: 'G$', sinceMs: 0, most: 10 })).toEqual([])
})

test('[RE-06] a server that starts later reads the kept board, not everybody’s rounds', async () => {
  await server.parts.db
    .updateTable('round')
    .set({ finished_at: new Date(0) })
    .where('status', '=', 'finished')
    .execute()
  const laterBoard = createWinners(server.parts)
  const knownWins = await laterBoard.list({ currencyId: 'G$', sinceMs: 0, most: 10 })
  expect(knownWins.map(({ payoutMinor }) => payoutMinor)).toEqual([2519n, 1102n])
})
