import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as winners from '@fairground/contract/calls/winners'
import { HEADERS } from '@fairground/contract/headers'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { newPlayer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGameLife } from '../src/play/lobby/game-life.ts'
import type { MultiplayerRound } from '../src/play/multiplayer-rounds/stored-multiplayer-round.ts'
import { type LotteryTable, lotteryOf, openLottery } from './lottery/lottery-table.ts'
import { bet } from './mines-table.ts'
import { addGames } from './multiplayer/table.ts'
import { newStaff } from './staff.ts'

let table: LotteryTable
let server: TestServer
beforeAll(async () => {
  table = await openLottery('dice3')
  server = table.server
  await addGames(server)
})
afterAll(() => server.stop())

/** Read anew, which a process does every ten seconds only. */
const lifeOf = async (gameId: string) => {
  const { parts } = server
  const list = await createGameLife({ ...parts, reader: parts.multiplayerRounds.reader })()
  return list.find((life) => life.gameId === gameId)
}

test('a game says how many accounts play it from three on, each counted once, and demonstrations do not count', async () => {
  const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => newPlayer(server, { deposit: 100 })))
  if (!anna || !ben || !cleo) throw new Error('no players')
  const { model: demo } = await server.call(game.play, { gameId: 'mines', lang: 'en', deviceType: 'pc', demo: true })
  expect(demo.url).toContain('/h5/mines')
  await bet(anna, 10, 3)
  await bet(ben, 10, 3)
  await server.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } }, { token: anna.token })
  await server.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } }, { token: anna.token })
  await server.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } }, { token: anna.token })
  expect(await lifeOf('mines')).toBeUndefined()
  await bet(cleo, 10, 3)
  expect(await lifeOf('mines')).toEqual({ gameId: 'mines', playing: 3 })
  expect(await lifeOf('scratch')).toBeUndefined()
})

test('a lottery says when it is drawn next, a flight how the last one ended, and anybody may ask', async () => {
  const { parts } = server
  const { term } = await vi.waitUntil(() => parts.lotteryTerms.findTerm(lotteryOf('dice3')))
  expect(await lifeOf('dice3')).toEqual({ gameId: 'dice3', drawsAt: term.drawsAt, termSeconds: 60 })
  const flights = [{ status: 'RUNNING' }, { status: 'FINISHED', pointE2: 304n }] as MultiplayerRound[]
  const reader = { page: async () => ({ rounds: flights, total: flights.length }) }
  const list = await createGameLife({ ...parts, reader })()
  expect(list).toContainEqual({ gameId: 'crash', lastPoint: 3.04 })
  expect(await server.call(winners.life)).toMatchObject({ list: expect.any(Array) })
})

test('after a draw a lottery says what was drawn, but not where the jurisdiction has no lotteries', async () => {
  await table.to('CLOSED')
  await table.toDraw()
  const found = await server.parts.lotteryTerms.findTerm(lotteryOf('dice3'))
  const { result } = found?.before ?? {}
  expect(result).toHaveLength(3)
  expect(await lifeOf('dice3')).toMatchObject({ lastResult: result })
  const staff = await newStaff(server)
  await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id: 'no-draws', lotteries: false })
  await staff.call(operator.saveSettings, { settings: { jurisdictions: { DE: 'no-draws', '*': 'demo' } } })
  const gamesIn = async (country: string) => {
    const { list } = await server.call(winners.life, {}, { headers: { [HEADERS.country]: country } })
    return list.map(({ gameId }) => gameId)
  }
  await expect.poll(() => gamesIn('BR')).toContain('dice3')
  await expect.poll(() => gamesIn('DE')).not.toContain('dice3')
})
