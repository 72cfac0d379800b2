import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as operator from '@fairground/contract/calls/operator'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, balances, bet, cashOut, peek, reveal } from './mines-table.ts'
import { newStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const player = () => newPlayer(server, { deposit: 100 })

test.each([
  null,
  '',
  'NaN',
  'ten',
  '1e2',
  '+5',
  ' 5',
  '0x10',
  '5,00',
  -5,
  '-5',
  5.001,
  '5.001',
  1e21,
  1e-9,
  true,
  [5],
  { amount: 5 },
])('[BT-13] a bet of %j is refused and moves nothing', async (betAmount) => {
  const me = await player()
  const before = await balances(server.parts, me)
  await expect(bet(me, betAmount)).rejects.toThrow('stake_malformed')
  expect(await balances(server.parts, me)).toEqual(before)
})

test('[BT-13] a bet without an amount is refused', async () => {
  const me = await player()
  await expect(me.call(game.bet, { gameId: 'mines', model: { mines: 3 } })).rejects.toMatchObject({ status: 2103 })
  await expect(me.call(game.bet, { gameId: 'mines' } as never)).rejects.toThrow('invalid_request')
  expect(await balances(server.parts, me)).toMatchObject({ version: 1, nextNonce: 0 })
})

test.each([
  [0, 'stake_below_minimum', { min: 1 }],
  [0.99, 'stake_below_minimum', { min: 1 }],
  [1000.01, 'stake_above_maximum', { max: 1000 }],
  ['99999999999999999999', 'stake_above_maximum', { max: 1000 }],
  [100.01, 'insufficient_balance', undefined],
])('[BT-15] a bet of %s is refused as %s', async (betAmount, name, params) => {
  const me = await player()
  const before = await balances(server.parts, me)
  await expect(bet(me, betAmount)).rejects.toMatchObject({ errorName: name, params })
  expect(await balances(server.parts, me)).toEqual(before)
})

test('[BT-15] the smallest stake and the whole balance are accepted, as text too', async () => {
  expect(await bet(await player(), 1)).toMatchObject({ betAmount: 1, balance: 99 })
  expect(await bet(await player(), '100.00')).toMatchObject({ betAmount: 100, balance: 0 })
})

test.each([{}, { mines: 0 }, { mines: 25 }, { mines: 2.5 }, { mines: '3' }, { mines: null }])(
  '[RE-04] the options %j are refused and move nothing',
  async (options) => {
    const me = await player()
    const before = await balances(server.parts, me)
    const model = { betAmount: 5, ...options }
    await expect(me.call(game.bet, { gameId: 'mines', model })).rejects.toThrow('option_unknown')
    expect(await balances(server.parts, me)).toEqual(before)
  },
)

test.each(['Mines', 'roulette', '__proto__', 'constructor'])('a bet on the game %s is refused', async (gameId) => {
  const me = await player()
  await expect(me.call(game.bet, { gameId, model: { betAmount: 5, mines: 3 } })).rejects.toThrow('game_unknown')
  await expect(server.call(game.settings, { gameId })).rejects.toThrow('game_unknown')
  await expect(me.call(game.play, { gameId })).rejects.toThrow('game_unknown')
})

test('[BT-03] a second bet while a round is open is refused and takes nothing', async () => {
  const me = await player()
  await bet(me)
  const before = await balances(server.parts, me)
  await expect(bet(me)).rejects.toMatchObject({ errorName: 'round_open', status: 409 })
  expect(await balances(server.parts, me)).toEqual(before)
})

test('[RE-03] of 20 bets at once one opens a round', async () => {
  const me = await player()
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => bet(me)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 9_000n, openRounds: 1, nextNonce: 1 })
})

test('[RE-03] a bet repeated 50 times at once with its key is placed once and answered the same', async () => {
  const me = await player()
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 50 }, () => bet(me, 10, 3, { key })))
  expect(new Set(replies.map((model) => JSON.stringify(model))).size).toBe(1)
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 9_000n, openRounds: 1, nextNonce: 1 })
})

test('[RE-03] a repeated bet answers what the first one did, also when the round is over and the game is closed', async () => {
  const ownServer = await startTestServer()
  try {
    const me = await newPlayer(ownServer, { deposit: 100 })
    const key = randomUUID()
    const first = await bet(me, 10, 3, { key })
    const { mines: hiddenTiles } = await peek(ownServer.parts, me, first.id)
    await reveal(me, first.id, at(hiddenTiles, 0))
    expect(await bet(me, 10, 3, { key })).toEqual(first)
    await ownServer.parts.db.updateTable('game').set({ enabled: false, min_stake_minor: 5_000n }).execute()
    await expect
      .poll(() => bet(me, 10).catch(({ message }: Error) => message), { interval: 50 })
      .toContain('game_maintenance')
    expect(await bet(me, 10, 3, { key })).toEqual(first)
  } finally {
    await ownServer.stop()
  }
})

test('[RE-03] a key with another body is refused', async () => {
  const me = await player()
  const key = randomUUID()
  const { id } = await bet(me, 10, 3, { key })
  const before = await balances(server.parts, me)
  const refusal = { errorName: 'key_reused', status: 409 }
  await expect(bet(me, 11, 3, { key })).rejects.toMatchObject(refusal)
  await expect(bet(me, 'ten', 3, { key })).rejects.toMatchObject(refusal)
  await expect(reveal(me, id, 3, { key })).rejects.toMatchObject(refusal)
  expect(await balances(server.parts, me)).toEqual(before)
})

test('[RE-03] model.requestId stands in for the header, and keys of two players never meet', async () => {
  const [me, other] = [await player(), await player()]
  const request = { gameId: 'mines', model: { betAmount: 10, mines: 3, requestId: 'mine' } }
  const first = (await me.call(game.bet, request)).model
  expect((await me.call(game.bet, request)).model).toEqual(first)
  expect((await other.call(game.bet, request)).model.id).not.toBe(first.id)
  const move = {
    id: first.id,
    tile: at((await peek(server.parts, me, first.id)).safe, 0),
    model: { requestId: 'm' },
  }
  const movedRound = (await me.call(steps.mines.play, move)).model
  expect((await me.call(steps.mines.play, move)).model).toEqual(movedRound)
})

test('[RE-03] a repeated reveal or cash-out answers what the first one did', async () => {
  const me = await player()
  const { id } = await bet(me)
  const { safe } = await peek(server.parts, me, id)
  const [one, two, end] = [randomUUID(), randomUUID(), randomUUID()]
  const first = await reveal(me, id, at(safe, 0), { key: one })
  const second = await reveal(me, id, at(safe, 1), { key: two })
  const wonRound = await cashOut(me, id, { key: end })
  await me.call(game.finishAllMyHold)
  expect(await reveal(me, id, at(safe, 0), { key: one })).toEqual(first)
  expect(await reveal(me, id, at(safe, 1), { key: two })).toEqual(second)
  expect(await cashOut(me, id, { key: end })).toEqual(wonRound)
  await expect(reveal(me, id, at(safe, 2), { key: one })).rejects.toThrow('key_reused')
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 10_259n, heldMinor: 0n })
})

test('[OP-02] a closed game takes no bets on any server a second later, and lets open rounds finish', async () => {
  const first = await startTestServer()
  const second = await startTestServer({ databaseUrl: first.databaseUrl })
  try {
    const me = await newPlayer(first, { deposit: 100 })
    const { id } = await bet(me)
    const { safe } = await peek(first.parts, me, id)
    const idle = await newPlayer(first, { deposit: 100 })
    await (await newStaff(first)).call(operator.saveGame, { gameId: 'mines', enabled: false })
    for (const { call } of [first, second]) {
      const ask = () => call(game.settings, { gameId: 'mines' })
      await expect.poll(async () => (await ask()).model.enabled, { interval: 50 }).toBe(false)
    }
    await expect(bet(idle)).rejects.toMatchObject({ errorName: 'game_maintenance', status: -119 })
    await expect(idle.call(game.play, { gameId: 'mines' })).rejects.toThrow('game_maintenance')
    await reveal(me, id, at(safe, 0))
    expect(await cashOut(me, id)).toMatchObject({ result: 'WIN' })
  } finally {
    await second.stop()
    await first.stop()
  }
})

test('[ER-03] a call with no token, or with one that was logged out, is refused and moves nothing', async () => {
  const me = await player()
  const { id } = await bet(me)
  const { token } = (await server.call(auth.login, { account: me.account, password: me.password })).model
  await server.call(auth.logout, {}, { token })
  const before = await balances(server.parts, me)
  for (const stale of [token, undefined, 'x'.repeat(43)]) {
    const ask = { token: stale }
    const model = { betAmount: 5, mines: 3 }
    await expect(server.call(game.bet, { gameId: 'mines', model }, ask)).rejects.toMatchObject({ status: 1012 })
    await expect(server.call(steps.mines.play, { id, tile: 3 }, ask)).rejects.toMatchObject({ status: 1012 })
    await expect(server.call(steps.mines.cashOut, { id }, ask)).rejects.toMatchObject({ status: 1012 })
    await expect(server.call(game.round, { id }, ask)).rejects.toMatchObject({ status: 1012 })
  }
  expect(await balances(server.parts, me)).toEqual(before)
})

test('[AU-04] opening a game needs a balance, but for a demo', async () => {
  const richPlayer = await player()
  const poor = await newPlayer(server)
  const requestBody = { gameId: 'mines', lang: 'pt-BR' }
  expect((await richPlayer.call(game.play, requestBody)).model).toEqual({
    gameId: 'mines',
    url: '/h5/mines?lang=pt-BR',
  })
  await expect(poor.call(game.play, requestBody)).rejects.toMatchObject({ status: -100 })
  expect((await poor.call(game.play, { ...requestBody, demo: 'true' })).model.url).toBe(
    '/h5/mines?lang=pt-BR&demo=true',
  )
  expect((await richPlayer.call(game.play, { gameId: 'mines', lang: '"><script>' })).model.url).toBe('/h5/mines')
  await expect(server.call(game.play, requestBody)).rejects.toMatchObject({ status: 1012 })
  expect((await poor.call(game.play, { gameId: 'freespin' })).model.url).toBe('/h5/freespin')
})

test('[AU-03] a visitor opens a demonstration without an account', async () => {
  const requestBody = { gameId: 'mines', demo: true }
  expect((await server.call(game.play, requestBody)).model.url).toBe('/h5/mines?demo=true')
})

test('a game that the site has not opens for nobody, as a demonstration neither', async () => {
  await expect(server.call(game.play, { gameId: 'sports', demo: true })).rejects.toThrow('game_unknown')
})

test('the settings of a game are what its odds follow from', async () => {
  expect((await server.call(game.settings, { gameId: 'mines' })).model).toMatchObject({
    gameId: 'mines',
    edge: 300,
    minStake: 1,
    maxStake: 1000,
    maxWin: 1_000_000,
    enabled: true,
    currencyId: 'G$',
    symbol: 'G$',
    decimalLength: 2,
    version: 1,
    jurisdiction: { id: 'demo' },
  })
})
