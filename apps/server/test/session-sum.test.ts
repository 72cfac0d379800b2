import { randomUUIDv7 } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as playSession from '@fairground/contract/calls/play-session'
import { HEADERS } from '@fairground/contract/headers'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { idleLimitMs } from '../src/ground/call/session.ts'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { getJurisdiction } from '../src/operator/jurisdictions/get-jurisdiction.ts'
import { keepSessionSum } from '../src/play/rounds/session-sum.ts'
import { foresee, grant, offerInstantGames, scratch, spin } from './instant-table.ts'
import { openLive } from './live/live-client.ts'
import { bet, cashOut, at as nth, peek, reveal } from './mines-table.ts'
import { openTable, type Table } from './multiplayer/table.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let offsetMs = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + offsetMs })
  await offerInstantGames(server)
})
afterAll(() => server.stop())

const player = () => newPlayer(server, { deposit: 100 })
const sessionOf = async (me: Player) => (await me.call(playSession.sum)).model

/** Loses a stake of 10. */
async function lose(me: Player): Promise<void> {
  const { id } = await bet(me)
  await reveal(me, id, nth((await peek(server.parts, me, id)).mines, 0))
}

/** Wins 1.02 on a stake of 10, which waits in its hold. */
async function win(me: Player): Promise<string> {
  const { id } = await bet(me)
  await reveal(me, id, nth((await peek(server.parts, me, id)).safe, 0))
  await cashOut(me, id)
  return id
}

describe('[RG-04] the net position of a session', () => {
  test('[RG-04] begins with the login at nothing, and counts rounds once they are decided, held wins too', async () => {
    const before = Date.now()
    const me = await player()
    const startSum = await sessionOf(me)
    expect(startSum).toMatchObject({ net: 0, version: 1 })
    expect(startSum.startedAt).toBeGreaterThanOrEqual(before)
    expect(startSum.startedAt).toBeLessThanOrEqual(Date.now())
    await lose(me)
    expect(await sessionOf(me)).toMatchObject({ net: -10, startedAt: startSum.startedAt })
    await win(me)
    expect((await sessionOf(me)).net).toBe(-8.98)
    await bet(me, 50)
    expect((await sessionOf(me)).net).toBe(-8.98)
  })

  test('[RG-04] a called-off round has cost nothing; deposits are nothing that was won', async () => {
    const me = await newPlayer(server, { deposit: 250 })
    const { id } = await bet(me, 40)
    await server.parts.wallet.voidRound({ ...ownKey(), accountId: me.userId, roundId: id })
    expect((await sessionOf(me)).net).toBe(0)
  })

  test('[RG-04] a instant game counts with its bet; a granted spin costs nothing, and what it wins is bonus money', async () => {
    const me = await player()
    await grant(server, me, { key: 'sight', count: 3 })
    for (const _ of [1, 2, 3]) await spin(me)
    expect((await sessionOf(me)).net).toBe(0)
    const { payout } = await foresee(server, me, { gameId: 'scratch', stakeMinor: 1000n })
    await scratch(me, 10)
    expect((await sessionOf(me)).net).toBe(Number(payout - 1000n) / 100)
  })

  test('[RG-04] each login has a session of its own, of all that the account places since on any device', async () => {
    const me = await player()
    await lose(me)
    const { model } = await server.call(auth.login, { account: me.account, password: me.password })
    const laterSum = async () => (await server.call(playSession.sum, {}, { token: model.token })).model.net
    expect(await laterSum()).toBe(0)
    await lose(me)
    expect(await laterSum()).toBe(-10)
    expect((await sessionOf(me)).net).toBe(-20)
    expect((await sessionOf(await player())).net).toBe(0)
  })

  test('[RG-04] the live message of a decided round says what it cost, and at which version of the wallet', async () => {
    const me = await player()
    const liveClient = await openLive(server.url, me.call)
    await liveClient.join([me.userId])
    const id = await win(me)
    const { version, after } = await sessionOf(me)
    // The message of the move before may be written after the round was decided, and then says its result too.
    const liveMessage = await liveClient.until((message) => message.type === 'bet' && message.bet.version === version)
    expect(liveMessage).toMatchObject({ bet: { id, betAmount: 10, winAmount: 11.02, version } })
    expect(id > after).toBe(true)
    liveClient.close()
  })
})

test('[RG-04] rounds that everybody shares are summed, and one that was called off is not', async () => {
  const table: Table = await openTable('crash')
  try {
    const me = await newPlayer(table.server, { deposit: 100 })
    const join = () => me.call(game.bet, { gameId: 'crash', model: { betAmount: 2, autoCashOut: 1.01 } })
    await table.until('NEW')
    await join()
    await table.toFlight()
    await table.toNext()
    const lastRecord = async () => (await me.call(game.betRecord)).page.content[0]
    await expect.poll(async () => (await lastRecord())?.result).toMatch(/WIN|LOSE/)
    const net = (await lastRecord())?.result === 'WIN' ? 0.02 : -2
    expect((await sessionOf(me)).net).toBe(net)
    const { model } = await join()
    await table.server.parts.wallet.voidRound({ ...ownKey(), accountId: me.userId, roundId: model.id })
    expect((await sessionOf(me)).net).toBe(net)
  } finally {
    await table.server.stop()
  }
})

test('[RG-04] a jurisdiction that shows neither position nor time is not told them', async () => {
  const staff = await newStaff(server)
  const session = { ...demoJurisdiction.session, showNetPosition: false, showSessionTime: false }
  await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id: 'silent', session })
  await staff.call(operator.saveSettings, { settings: { jurisdictions: { NL: 'silent', '*': 'demo' } } })
  await vi.waitFor(async () => expect((await getJurisdiction(server.parts, 'NL')).id).toBe('silent'), {
    timeout: 30_000,
  })
  const me = await player()
  await server.parts.db.updateTable('account').set({ country_id: 'NL' }).where('id', '=', me.userId).execute()
  server.parts.sessions.forget(me.userId)
  expect(Object.keys(await sessionOf(me)).sort()).toEqual(['after', 'version'])
})

describe('[RG-04] the session of a demonstration', () => {
  async function visitor() {
    const { demoToken = '' } = (await server.call(game.play, { gameId: 'mines', demo: true })).model
    const headers = { [HEADERS.demo]: demoToken }
    return {
      sum: async () => (await server.call(playSession.sum, {}, { headers })).model,
      scratch: async () =>
        (await server.call(game.bet, { gameId: 'scratch', model: { betAmount: 10 } }, { headers })).model,
      again: () => server.call(game.play, { gameId: 'mines', demo: true }, { headers }),
    }
  }

  test('[RG-04] counts its credits, and begins anew after the idle time of a player', async () => {
    const me = await visitor()
    const startSum = await me.sum()
    expect(startSum.net).toBe(0)
    let expected = 0
    for (const _ of [1, 2, 3]) {
      const { betAmount, winAmount, balanceVersion } = await me.scratch()
      expected += winAmount - betAmount
      expect(await me.sum()).toMatchObject({ net: Math.round(expected * 100) / 100, version: balanceVersion })
    }
    await me.again()
    expect((await me.sum()).net).toBe(Math.round(expected * 100) / 100)
    offsetMs += idleLimitMs(demoJurisdiction) + 1000
    await me.again()
    const anew = await me.sum()
    expect(anew.net).toBe(0)
    expect((anew.startedAt ?? 0) - (startSum.startedAt ?? 0)).toBeGreaterThan(idleLimitMs(demoJurisdiction))
  })
})

test('[RG-04] [RE-06] a sum that is kept is the same as one that is added up, whatever is decided later', async () => {
  const me = await newPlayer(server, { deposit: 500 })
  const { db, sessionSums } = server.parts
  const [session] = await db.selectFrom('session').select('id').where('account_id', '=', me.userId).execute()
  const id = session?.id ?? ''
  await lose(me)
  const open = await bet(me, 10)
  const keep = async () => keepSessionSum(db, { id, walletId: me.userId }, randomUUIDv7())
  await Promise.all([keep(), keep()])
  expect((await sessionOf(me)).net).toBe(-10)
  await reveal(me, open.id, nth((await peek(server.parts, me, open.id)).mines, 0))
  expect((await sessionOf(me)).net, 'a round that was open then is counted').toBe(-20)
  await keep()
  await win(me)
  expect((await sessionOf(me)).net).toBe(-18.98)
  // The server does not read the stored part again.
  await db.updateTable('round').set({ payout_minor: 0n }).where('account_id', '=', me.userId).execute()
  await db.updateTable('session_sum').set({ net_minor: -5000n }).where('session_id', '=', id).execute()
  expect((await sessionOf(me)).net).toBe(-60)
  for (let count = 0; count < 1_000; count++) {
    sessionSums.note({
      ...{ id, accountId: me.userId, walletId: me.userId },
      currencyId: 'G$',
      countryId: undefined,
      lastSeenAtMs: 0,
    })
  }
  expect((await sessionOf(me)).net).toBe(-60)
})
