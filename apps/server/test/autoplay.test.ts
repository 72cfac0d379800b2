import { randomUUID } from 'node:crypto'
import * as autoplay from '@fairground/contract/calls/autoplay'
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { verifyLedger } from '../src/money/verify/verify-ledger.ts'
import { getJurisdiction } from '../src/operator/jurisdictions/get-jurisdiction.ts'
import { balances, cashOut, at as nth, peek, reveal } from './mines-table.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let second: TestServer
beforeAll(async () => {
  server = await startTestServer()
  second = await startTestServer({ databaseUrl: server.databaseUrl })
  const staff = await newStaff(server)
  await staff.call(operator.saveSettings, {
    settings: { jurisdictions: { GB: 'great-britain', BR: 'demo', '*': 'demo' } },
  })
  const jurisdictionId = async () => (await getJurisdiction(server.parts, 'GB')).id
  await vi.waitFor(async () => expect(await jurisdictionId()).toBe('great-britain'), { timeout: 30_000, interval: 50 })
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})
afterEach(async () => {
  const { findings } = await verifyLedger(server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})

const plan = {
  options: { mines: 24 },
  picks: [0],
  stake: 10,
  onWin: { to: 'base' as const },
  onLoss: { to: 'times' as const, percent: 200 },
}

async function announce(me: Player, limits: { bets?: number; lossLimit?: number; gameId?: string } = {}) {
  const request = { gameId: 'mines', bets: 10, lossLimit: 100, plan, ...limits }
  return (await me.call(autoplay.start, request)).model
}
const runOf = async (me: Player, gameId = 'mines') => (await me.call(autoplay.find, { gameId })).model

/** A bet of a run on 24 mines. */
async function runBet(me: Player, run: string, betAmount = 10, key: string = randomUUID()) {
  const request = { gameId: 'mines', model: { betAmount, mines: 24, autoplay: run } }
  return (await me.call(game.bet, request, { key })).model
}

/** A round of a run that is lost, or won at 24.25 times. */
async function runRound(me: Player, run: string, end: 'lost' | 'won', betAmount = 10) {
  const { id } = await runBet(me, run, betAmount)
  const { mines, safe } = await peek(server.parts, me, id)
  return reveal(me, id, nth(end === 'won' ? safe : mines, 0))
}

const atSecond = (me: Player): Player => ({
  ...me,
  call: (call, request, options) => second.call(call, request, { token: me.token, ...options }),
})

test('[RG-01] a run is announced, counted by its bets, found again and ended', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  expect(await runOf(me)).toBeUndefined()
  const run = await announce(me)
  expect(run).toMatchObject({ status: 'running', bets: 10, lossLimit: 100, placed: 0, wagered: 0, profit: 0, plan })
  expect(run).not.toHaveProperty('last')
  await runRound(me, run.id, 'lost')
  const { id } = await runBet(me, run.id, 20)
  expect(await runOf(me)).toMatchObject({
    placed: 2,
    wagered: 30,
    profit: -30,
    last: { id, decided: false, betAmount: 20, winAmount: 0 },
  })
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, nth(safe, 0))
  expect(await runOf(atSecond(me))).toMatchObject({ placed: 2, profit: 455, last: { decided: true, winAmount: 485 } })
  expect((await me.call(autoplay.stop, { id: run.id })).model).toMatchObject({
    status: 'stopped',
    placed: 2,
    profit: 455,
  })
  expect(await runOf(me)).toBeUndefined()
  const before = await balances(server.parts, me)
  await expect(runBet(me, run.id)).rejects.toThrow('autoplay_over')
  expect(await balances(server.parts, me)).toEqual(before)
})

test('the last announced bet ends the run: one more is refused and moves nothing, a repeat of the last is answered', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  const { id: run } = await announce(me, { bets: 2 })
  await runRound(me, run, 'lost')
  const key = randomUUID()
  const lastBet = await runBet(me, run, 10, key)
  expect((await runBet(me, run, 10, key)).id).toBe(lastBet.id)
  const { mines } = await peek(server.parts, me, lastBet.id)
  await reveal(me, lastBet.id, nth(mines, 0))
  const before = await balances(server.parts, me)
  await expect(runBet(me, run)).rejects.toThrow('autoplay_over')
  expect(await balances(server.parts, me)).toEqual(before)
  expect(await runOf(me)).toBeUndefined()
})

test('a bet that could lose more than the announced limit is refused; a win makes room again', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  const { id: run } = await announce(me, { lossLimit: 30 })
  await runRound(me, run, 'lost')
  const before = await balances(server.parts, me)
  await expect(runBet(me, run, 20.01)).rejects.toThrow('autoplay_loss_limit')
  expect(await balances(server.parts, me)).toEqual(before)
  await runRound(me, run, 'won', 20)
  expect(await runOf(me)).toMatchObject({ status: 'running', placed: 2, profit: 455 })
  await runRound(me, run, 'lost', 100)
  expect(await runOf(me)).toMatchObject({ placed: 3, profit: 355 })
})

test('a cashed-out win counts as what it paid', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { id: run } = await announce(me, { lossLimit: 10 })
  const request = { gameId: 'mines', model: { betAmount: 10, mines: 3, autoplay: run } }
  const { id } = (await me.call(game.bet, request)).model
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, nth(safe, 0))
  const { winAmount } = await cashOut(me, id)
  expect(winAmount).toBe(11.02)
  // 10 - 11.02 + 11.02 is within a limit of 10, and 11.03 is not.
  await expect(runBet(me, run, 11.03)).rejects.toThrow('autoplay_loss_limit')
  await runBet(me, run, 11.02)
})

test('two bets at the ceiling that meet at two servers: one is taken', async () => {
  for (const limits of [{ bets: 1 }, { lossLimit: 10 }]) {
    const me = await newPlayer(server, { deposit: 1000 })
    const { id: run } = await announce(me, limits)
    const all = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => runBet(i % 2 ? atSecond(me) : me, run)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 99_000n, openRounds: 1, nextNonce: 1 })
  }
})

test('ten rounds at once against a ceiling of three are three', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  const { id: run } = await announce(me, { bets: 3 })
  const rounds = () =>
    Promise.allSettled(
      Array.from({ length: 10 }, async (_, i) => {
        const who = i % 2 ? atSecond(me) : me
        const { id } = await runBet(who, run)
        const { mines } = await peek(server.parts, me, id)
        await reveal(who, id, nth(mines, 0))
      }),
    )
  for (const _ of [1, 2, 3, 4]) await rounds()
  expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 97_000n, openRounds: 0, nextNonce: 3 })
})

test('a game has one run at a time, however many are announced at once; another game may have one too', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const all = await Promise.allSettled([1, 2, 3, 4].map((i) => announce(i % 2 ? atSecond(me) : me)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(announce(me)).rejects.toThrow('autoplay_running')
  const tower = { gameId: 'tower', bets: 5, lossLimit: 10, plan: { ...plan, options: { difficulty: 'easy' } } }
  expect((await me.call(autoplay.start, tower)).model.gameId).toBe('tower')
})

test('[RG-01] where the jurisdiction forbids autoplay no run starts, and a bet of one is refused in the bet’s own path', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { id: run } = await announce(me)
  await server.parts.db.updateTable('account').set({ country_id: 'GB' }).where('id', '=', me.userId).execute()
  server.parts.sessions.forget(me.userId)
  await expect(announce(me, { gameId: 'mines' })).rejects.toThrow('autoplay_not_allowed')
  const before = await balances(server.parts, me)
  await expect(runBet(me, run)).rejects.toThrow('autoplay_not_allowed')
  expect(await balances(server.parts, me)).toEqual(before)
})

test('another’s run, one of another game, and none at all are as over as each other', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const otherPlayer = await newPlayer(server, { deposit: 100 })
  const { id: run } = await announce(otherPlayer)
  const { id: tower } = (
    await me.call(autoplay.start, {
      gameId: 'tower',
      bets: 5,
      lossLimit: 10,
      plan: { ...plan, options: { difficulty: 'easy' } },
    })
  ).model
  for (const id of [run, tower, randomUUID()]) await expect(runBet(me, id)).rejects.toThrow('autoplay_over')
  await expect(me.call(autoplay.stop, { id: run })).rejects.toThrow('autoplay_over')
  expect(await runOf(otherPlayer)).toMatchObject({ status: 'running', placed: 0 })
})

test('a run with options that the game does not have, or a limit that is no amount, is refused', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const wrong = { gameId: 'mines', bets: 10, lossLimit: 10, plan: { ...plan, options: { mines: 25 } } }
  await expect(me.call(autoplay.start, wrong)).rejects.toThrow('option_unknown')
  await expect(announce(me, { lossLimit: 0.001 })).rejects.toThrow('amount_malformed')
  await expect(announce(me, { bets: 10_001 })).rejects.toThrow('invalid_request')
  await expect(announce(me, { gameId: 'freespin' })).rejects.toThrow()
  expect(await runOf(me)).toBeUndefined()
})
