import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import { HEADERS } from '@fairground/contract/headers'
import { engines } from '@fairground/games'
import { multiplayerGames } from '@fairground/games/multiplayer'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPTIONS } from './game-options.data.ts'
import { grant, spin } from './instant-table.ts'
import { balances } from './mines-table.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let me: Player
beforeAll(async () => {
  server = await startTestServer({ settings: { minBetAmount: 2.5 } })
  me = await newPlayer(server, { deposit: 1_000 })
})
afterAll(() => server.stop())

const stakedGames = [...engines, ...multiplayerGames].map(({ id }) => id).filter((id) => id !== 'freespin')

test.each(stakedGames)(
  '[BT-15] a stake below the site’s minimum bet is refused in %s, and its settings say so',
  async (gameId) => {
    const before = await balances(server.parts, me)
    const below = me.call(game.bet, { gameId, model: { betAmount: 2.49, ...OPTIONS[gameId] } })
    await expect(below).rejects.toMatchObject({ errorName: 'stake_below_minimum', params: { min: 2.5 } })
    expect(await balances(server.parts, me)).toEqual(before)
    expect((await me.call(game.settings, { gameId })).model.minStake).toBe(2.5)
  },
)

test('[BT-15] a stake at the minimum is taken; a game’s own minimum above it stands', async () => {
  const { model } = await me.call(game.bet, { gameId: 'mines', model: { betAmount: 2.5, mines: 3 } })
  expect(model.result).toBe('PENDING')
  const staff = await newStaff(server)
  await staff.call(operator.saveGame, { gameId: 'tower', minStake: 4 })
  const least = async () => (await me.call(game.settings, { gameId: 'tower' })).model.minStake
  await expect.poll(least, { interval: 20 }).toBe(4)
  const below = me.call(game.bet, { gameId: 'tower', model: { betAmount: 3, difficulty: 'easy' } })
  await expect(below).rejects.toMatchObject({ params: { min: 4 } })
})

test('[BT-15] a demonstration has the same minimum', async () => {
  const { model } = await server.call(game.play, { gameId: 'mines', demo: true })
  const headers = { [HEADERS.demo]: model.demoToken ?? '' }
  const bet = (betAmount: number) =>
    server.call(game.bet, { gameId: 'mines', model: { betAmount, mines: 3 } }, { headers })
  await expect(bet(2)).rejects.toMatchObject({ errorName: 'stake_below_minimum', params: { min: 2.5 } })
  await bet(2.5)
})

test('a granted spin is worth what it was given for, whatever the minimum bet is', async () => {
  await grant(server, me, { key: 'small', count: 1, value: 1 })
  expect(await spin(me, 1)).toMatchObject({ id: expect.any(String) })
})
