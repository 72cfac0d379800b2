import * as game from '@fairground/contract/calls/game'
import * as myGames from '@fairground/contract/calls/my-games'
import * as operator from '@fairground/contract/calls/operator'
import { GAME_SWITCHED, SITE_CHANNEL } from '@fairground/contract/live'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from './live/live-client.ts'
import { newStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const mark = async (player: Player, gameIds: string[], favourite = true) =>
  (await player.call(myGames.favourite, { gameIds, favourite })).model
const gamesOf = async (player: Player) => (await player.call(myGames.list)).model
const stake = (player: Player, gameId: string, options: object) =>
  player.call(game.bet, { gameId, model: { betAmount: 1, ...options } })

test('favourites are the account’s own, the last one first, and stay where they are when marked again', async () => {
  const [me, other] = await Promise.all([newPlayer(server), newPlayer(server)])
  expect(await gamesOf(me)).toEqual({ favourites: [], recent: [] })
  await mark(me, ['mines'])
  expect((await mark(me, ['tower', 'stair'])).favourites).toEqual(['tower', 'stair', 'mines'])
  expect((await mark(me, ['mines'])).favourites).toEqual(['tower', 'stair', 'mines'])
  expect((await mark(me, ['stair', 'football'], false)).favourites).toEqual(['tower', 'mines'])
  expect((await gamesOf(other)).favourites).toEqual([])
})

test('a game that the site has not is no favourite, and none of those beside it becomes one', async () => {
  const me = await newPlayer(server)
  await expect(mark(me, ['mines', 'no-such'])).rejects.toThrow('game_unknown')
  await expect(mark(me, [])).rejects.toThrow('invalid_request')
  await expect(server.call(myGames.list)).rejects.toThrow('not_logged_in')
  expect((await gamesOf(me)).favourites).toEqual([])
})

test('marks that race leave one row a game', async () => {
  const me = await newPlayer(server)
  await Promise.all(Array.from({ length: 20 }, (_, at) => mark(me, at % 2 ? ['mines', 'tower'] : ['tower', 'mines'])))
  expect((await gamesOf(me)).favourites.toSorted()).toEqual(['mines', 'tower'])
})

test('the game that a bet was last placed in comes first; a bet that was refused counts for nothing', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  await stake(me, 'mines', { mines: 3 })
  await stake(me, 'tower', { difficulty: 'easy' })
  await expect(stake(me, 'stair', { stones: 99 })).rejects.toThrow('option_unknown')
  await expect(stake(me, 'mines', { mines: 3 })).rejects.toThrow('round_open')
  expect((await gamesOf(me)).recent).toEqual(['tower', 'mines'])
})

test('a player’s games are read by the key of their table, never by a look at all of it', async () => {
  const me = await newPlayer(server)
  const { db } = server.parts
  await sql`
    insert into my_game (account_id, game_id, played_at)
    select gen_random_uuid(), 'mines', now() from generate_series(1, 20000)
  `.execute(db)
  await sql`analyze my_game`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select * from my_game where account_id = ${me.userId}::uuid
  `.execute(db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('my_game_pkey')
})

test('[PO-01] everybody on the site hears that a game is switched off, and that it is on again', async () => {
  const staff = await newStaff(server)
  const liveClient = await openLive(server.url, server.call)
  await liveClient.join([SITE_CHANNEL])
  for (const enabled of [false, true]) {
    await staff.call(operator.saveGame, { gameId: 'kangaroo', enabled })
    const liveMessage = await liveClient.until(
      (message) => message.type === 'event' && message.event === GAME_SWITCHED && message.extra?.enabled === enabled,
    )
    expect(liveMessage).toMatchObject({ extra: { gameId: 'kangaroo', enabled } })
  }
  liveClient.close()
})
