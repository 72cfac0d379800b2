import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as pay from '@fairground/contract/calls/pay'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balances, peek } from './mines-table.ts'

const VERSION = 4
const REFUSAL = { status: 110110, message: `{"action":"accept_terms","version":${VERSION}}` }
const BET = { gameId: 'mines', model: { betAmount: 10, mines: 3 } }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { termsVersion: VERSION }, environment: { SANDBOX: 'on' } })
})
afterAll(() => server.stop())

async function post(path: string, token: string, body: object): Promise<unknown> {
  const headers = { auth: token, 'content-type': 'application/json' }
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

describe('[ER-06] where the house has new terms', () => {
  test('a bet and a deposit are refused with the action as JSON in the message, and move nothing', async () => {
    const player = await newPlayer(server, { deposit: 100 })
    const before = await balances(server.parts, player)
    expect(await post('/api/game/bet', player.token, BET)).toMatchObject(REFUSAL)
    expect(await post('/api/pay/recharge', player.token, { amount: 5, channel: 'sandbox' })).toMatchObject(REFUSAL)
    expect(await balances(server.parts, player)).toEqual(before)
    // The one that the player began with.
    expect((await player.call(pay.rechargeList, {})).page.total).toBe(1)
  })

  test('once accepted both go on, for this player alone; accepting again changes nothing', async () => {
    const [player, other] = await Promise.all([
      newPlayer(server, { deposit: 100 }),
      newPlayer(server, { deposit: 100 }),
    ])
    await Promise.all([1, 2, 3].map(() => player.call(auth.acceptTerms, { version: VERSION })))
    expect((await player.call(game.bet, BET)).model.balance).toBe(90)
    await player.call(pay.recharge, { amount: 5, channel: 'sandbox' })
    await expect(other.call(game.bet, BET)).rejects.toThrow('forced_action')
    const rows = await server.parts.db
      .selectFrom('accepted_terms')
      .select('version')
      .where('account_id', '=', player.userId)
      .execute()
    expect(rows).toEqual([{ version: VERSION }])
  })

  test('a bet that was refused is placed once under its key afterwards', async () => {
    const player = await newPlayer(server, { deposit: 100 })
    await expect(player.call(game.bet, BET, { key: 'one' })).rejects.toThrow('forced_action')
    await player.call(auth.acceptTerms, { version: VERSION })
    const bets = await Promise.all([1, 2].map(() => player.call(game.bet, BET, { key: 'one' })))
    expect(bets.map(({ model }) => model.balance)).toEqual([90, 90])
  })

  test('a bet that was placed before is answered under its key: nobody is asked about what is done', async () => {
    const before = await startTestServer({ databaseUrl: server.databaseUrl })
    const player = await newPlayer(before, { deposit: 100 })
    const placedBet = await player.call(game.bet, BET, { key: 'before' })
    await before.stop()
    const repeatedBet = await server.call(game.bet, BET, { token: player.token, key: 'before' })
    expect(repeatedBet.model.id).toBe(placedBet.model.id)
    const otherBet = server.call(game.bet, BET, { token: player.token, key: 'after' })
    await expect(otherBet).rejects.toThrow('forced_action')
  })

  test.each([VERSION - 1, VERSION + 1])('another version (%i) cannot be accepted', async (version) => {
    const player = await newPlayer(server)
    await expect(player.call(auth.acceptTerms, { version })).rejects.toThrow('terms_changed')
  })

  test('an open round goes on, and another server on the database knows who accepted', async () => {
    const player = await newPlayer(server, { deposit: 100 })
    await player.call(auth.acceptTerms, { version: VERSION })
    const { model } = await player.call(game.bet, BET)
    const laterServer = await startTestServer({
      databaseUrl: server.databaseUrl,
      settings: { termsVersion: VERSION + 1 },
    })
    const there = { token: player.token }
    const { safe } = await peek(server.parts, player, model.id)
    await laterServer.call(steps.mines.play, { id: model.id, tile: safe[0] ?? 0 }, there)
    await laterServer.call(steps.mines.cashOut, { id: model.id }, there)
    await expect(laterServer.call(game.bet, BET, there)).rejects.toThrow('forced_action')
    await laterServer.stop()
    const same = await startTestServer({ databaseUrl: server.databaseUrl, settings: { termsVersion: VERSION } })
    await same.call(game.bet, BET, there)
    await same.stop()
  })
})

test('without terms (version 0) nothing is asked, and nothing can be accepted', async () => {
  const open = await startTestServer()
  const player = await newPlayer(open, { deposit: 100 })
  await player.call(game.bet, BET)
  await expect(player.call(auth.acceptTerms, { version: 1 })).rejects.toThrow('terms_changed')
  await open.stop()
})
