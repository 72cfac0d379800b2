import * as game from '@fairground/contract/calls/game'
import * as winners from '@fairground/contract/calls/winners'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { createLatestBets, MOST_OF_A_GAME } from '../src/play/winners/latest-bets.ts'
import { openLive } from './live/live-client.ts'
import { at, bet, cashOut, peek, reveal } from './mines-table.ts'

let server: TestServer
/** A second of the test is ten seconds of the server, so that delayed bets show sooner. */
const began = Date.now()
const now = () => began + 10 * (Date.now() - began)
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.stop())

const latest = (request: { gameId?: string; most?: number } = {}) => server.call(winners.latest, request)
const stakes = async (request = {}) => (await latest(request)).list.map(({ betAmount }) => betAmount)

/** A bet that is cashed out after one safe tile. */
async function winMines(stake: number) {
  const me = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(me, stake, 3)
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  await cashOut(me, id)
  return { me, id }
}

test('an empty house says so: no bets, nobody there', async () => {
  expect(await latest()).toMatchObject({ list: [], online: 0 })
})

test('a bet is told once it is decided, won or lost, under a masked name, and an open one is not', async () => {
  await winMines(10)
  const loser = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(loser, 7, 3)
  await expect.poll(stakes).toEqual([10])
  const { mines } = await peek(server.parts, loser, id)
  await reveal(loser, id, at(mines, 0))
  await expect.poll(stakes).toEqual([7, 10])
  const { list } = await latest({ gameId: 'mines' })
  const name = expect.stringMatching(/^.{0,2}\*{3}$/)
  expect(list).toEqual([
    { name, gameId: 'mines', betAmount: 7, multiplier: 0, winAmount: 0, result: 'LOSE', at: expect.any(Number) },
    {
      name,
      gameId: 'mines',
      betAmount: 10,
      multiplier: 1.1022,
      winAmount: 11.02,
      result: 'WIN',
      at: expect.any(Number),
    },
  ])
  expect(await stakes({ gameId: 'tower' })).toEqual([])
  expect(await stakes({ most: 1 })).toEqual([7])
})

test('a win that is taken back is told no more, by no server', async () => {
  const { me, id } = await winMines(33)
  await expect.poll(stakes).toContain(33)
  await server.parts.wallet.voidHold({ ...ownKey(), accountId: me.userId, holdId: id })
  expect(await stakes()).not.toContain(33)
  const another = createLatestBets(server.parts)
  const stakesThere = async () => (await another.list({ currencyId: 'G$', most: 30 })).map((bet) => bet.stakeMinor)
  await expect.poll(stakesThere).toEqual([700n, 1_000n])
})

test('another server, or one that starts later, tells the same; each remembers a few of each game', async () => {
  const me = await newPlayer(server, { deposit: 1_000 })
  for (let round = 0; round < MOST_OF_A_GAME + 5; round += 1) {
    await me.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } }, { key: crypto.randomUUID() })
  }
  const otherBoard = createLatestBets(server.parts)
  const count = async (gameId: string) => (await otherBoard.list({ currencyId: 'G$', gameId, most: 30 })).length
  await expect.poll(() => count('scratch')).toBe(MOST_OF_A_GAME)
  expect(await count('mines')).toBe(2)
})

test.each([{ most: 0 }, { most: 31 }, { most: 'x' }, { gameId: 'x'.repeat(65) }])('%j is refused', async (request) => {
  await expect(server.call(winners.latest, request as never)).rejects.toMatchObject({ errorName: 'invalid_request' })
})

test('players with a live connection are counted once each, on all servers, and no more once they have gone', async () => {
  const online = async () => (await latest()).online
  const [one, two] = [await newPlayer(server), await newPlayer(server)]
  const lines = [
    await openLive(server.url, one.call),
    await openLive(server.url, one.call),
    await openLive(server.url, two.call),
    // A visitor does not count as a player.
    await openLive(server.url, server.call),
  ]
  await expect.poll(online).toBe(2)
  const second = await startTestServer({ databaseUrl: server.databaseUrl })
  try {
    await expect.poll(async () => (await second.call(winners.latest)).online).toBe(2)
  } finally {
    await second.stop()
  }
  for (const line of lines) line.close()
  await expect.poll(online).toBe(0)
})
