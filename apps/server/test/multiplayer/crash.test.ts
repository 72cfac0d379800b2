import * as game from '@fairground/contract/calls/game'
import { stops } from '@fairground/contract/calls/list'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { crashGame } from '@fairground/games/crash'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balances } from '../mines-table.ts'
import { bet, newBettor, openTable, stop, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable('crash')
})
afterAll(async () => {
  const { sound, findings } = await verifyLedger(table.server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  expect(sound).toBe(true)
  await table.server.stop()
})

test('[BT-01] a round goes from betting over its flight to its point, and the next one follows', async () => {
  const { server, clock } = table
  let openedTerm = await table.until('NEW')
  const { model: term } = await server.call(multiplayer.term, { gameId: 'crash' })
  expect(term).toMatchObject({
    id: openedTerm.id,
    number: openedTerm.number,
    status: 'NEW',
    salt: openedTerm.salt,
    edge: 300,
  })
  expect(term.closesAt).toBe(openedTerm.opened_at.getTime() + crashGame.bettingMs)
  expect(term.chain?.seed0).toBe(term.seedHash)
  for (const secret of ['point', 'seed', 'entropy', 'startedAt']) expect(term).not.toHaveProperty(secret)

  const { endMs, point } = await table.toFlightOf(1_000, async () => {
    openedTerm = await table.round()
  })
  const { model: running } = await server.call(multiplayer.term, { gameId: 'crash' })
  expect(running).toMatchObject({
    id: openedTerm.id,
    status: 'RUNNING',
    entropy: '',
    growth: 0.000_06,
    startedAt: clock.ms,
  })
  expect(running).not.toHaveProperty('point')
  expect(running).not.toHaveProperty('seed')

  clock.ms += endMs
  const over = await table.until('FINISHED')
  expect(over.point_e2).toBe(point)
  const { model: finishedTerm } = await server.call(multiplayer.term, { gameId: 'crash' })
  expect(finishedTerm).toMatchObject({
    status: 'FINISHED',
    point: Number(point) / 100,
    nextAt: clock.ms + crashGame.endMs,
  })
  const nextTerm = await table.toNext()
  expect(nextTerm).toMatchObject({ number: openedTerm.number + 1, status: 'NEW', seed_hash: over.seed })
})

test('[BT-01] a stop before the bust pays what the flight had reached when it arrived', async () => {
  const { server, clock } = table
  const player = await newBettor(server)
  let betId = ''
  await table.toFlightOf(5_000, async () => {
    betId = (await bet(player, 'crash')).id
  })
  clock.ms += 4_321
  const model = await stop(player, betId)
  const multiplier = crashGame.curve.at(4_321) / 100
  expect(model).toMatchObject({ id: betId, result: 'WIN', flownMs: 4_321, multiplier, held: true })
  expect(model.winAmount).toBe(Math.floor(multiplier * 1000) / 100)
  expect(await player.result(betId)).toEqual({ result: 'WIN', winAmount: model.winAmount })
  await expect(stop(player, betId)).rejects.toMatchObject({ errorName: 'round_finished' })
  await table.toNext()
})

test('[BT-01] an automatic cash-out pays its exact target; without one, who is still in has lost', async () => {
  const { server, clock } = table
  const [early, late, byHand] = await Promise.all([newBettor(server), newBettor(server), newBettor(server)])
  let ids: string[] = []
  const { point, endMs } = await table.toFlightOf(2_000, async () => {
    const bets = [bet(early, 'crash', { autoCashOut: 1.01 }), bet(late, 'crash', { autoCashOut: 1_000_000 })]
    ids = (await Promise.all([...bets, bet(byHand, 'crash')])).map(({ id }) => id)
  })
  const [first = '', second = '', third = ''] = ids
  clock.ms += crashGame.curve.reaches(101)
  expect(await early.decided(first)).toEqual({ result: 'WIN', winAmount: 10.1 })
  expect(await late.result(second)).toMatchObject({ result: 'PENDING' })
  clock.ms += endMs
  await table.until('FINISHED')
  expect(await byHand.result(third)).toMatchObject({ result: 'PENDING' })
  clock.ms += 1_000
  expect(await byHand.decided(third)).toEqual({ result: 'LOSE', winAmount: 0 })
  expect(await late.decided(second)).toEqual({ result: 'LOSE', winAmount: 0 })
  expect(point).toBeLessThan(100_000_000n)
  await table.toNext()
})

test('[BT-01] a bet that names its round joins that one or none, and its repeat is the same bet', async () => {
  const { server } = table
  const [early, late] = await Promise.all([newBettor(server), newBettor(server)])
  const { id: termId } = await table.until('NEW')
  const order = { gameId: 'crash', model: { betAmount: 10, termId } }
  const { model } = await early.call(game.bet, order, { key: 'early-1' })
  expect(model.termId).toBe(termId)
  await table.toFlight()
  const { id: next } = await table.toNext()
  const before = await balances(server.parts, late)
  await expect(late.call(game.bet, order)).rejects.toMatchObject({ errorName: 'betting_closed' })
  expect(await balances(server.parts, late)).toEqual(before)
  expect((await early.call(game.bet, order, { key: 'early-1' })).model.id).toBe(model.id)
  const there = await late.call(game.bet, { gameId: 'crash', model: { betAmount: 10, termId: next } })
  expect(there.model.termId).toBe(next)
})

test('[BT-01] [RE-06] bad input gets the catalogue’s error and moves nothing', async () => {
  const { server, clock } = table
  const [player, other] = await Promise.all([newBettor(server), newBettor(server)])
  const all = async () => [await balances(server.parts, player), await balances(server.parts, other)]
  await table.until('NEW')
  const atFirst = await all()
  for (const autoCashOut of [1, 1.005, 0, -2, '2', null, 1e9, [2]])
    await expect(bet(player, 'crash', { autoCashOut })).rejects.toMatchObject({ errorName: 'option_unknown' })
  await expect(bet(player, 'crash', { slot: 1 })).rejects.toMatchObject({ errorName: 'option_unknown' })
  await expect(bet(player, 'crash', {}, 0.5)).rejects.toMatchObject({ errorName: 'stake_below_minimum' })
  await expect(bet(player, 'crash', {}, 10_000)).rejects.toMatchObject({ errorName: 'stake_above_maximum' })
  expect(await all()).toEqual(atFirst)
  let betId = ''
  await table.toFlightOf(3_000, async () => {
    betId = (await bet(player, 'crash')).id
  })
  const inFlight = await all()
  await expect(bet(other, 'crash')).rejects.toMatchObject({ errorName: 'betting_closed' })
  await expect(stop(player, betId)).rejects.toMatchObject({ errorName: 'nothing_to_cash_out' })
  clock.ms += 2_000
  await expect(stop(other, betId)).rejects.toMatchObject({ errorName: 'round_unknown' })
  await expect(player.call(stops.aviator, { id: betId })).rejects.toMatchObject({ errorName: 'round_unknown' })
  expect(await all()).toEqual(inFlight)
  await table.toNext()
  const decidedBets = await all()
  await expect(stop(player, betId)).rejects.toMatchObject({ errorName: 'round_finished' })
  expect(await all()).toEqual(decidedBets)
  expect((await other.call(game.open, {})).list).toEqual([])
})

test('[RE-02] the check of the ledger finds a multiplayer round that miscounts its bets, or that paid above its point', async () => {
  const { db } = table.server.parts
  const player = await newBettor(table.server)
  await table.until('NEW')
  const { id } = await bet(player, 'crash', { autoCashOut: 1.01 })
  const { id: roundId } = await table.toFlight()
  await table.toNext()
  const brokenRules = async () =>
    (await verifyLedger(table.server.databaseUrl)).findings.filter(({ broken }) => broken > 0).map(({ rule }) => rule)
  const rule = expect.stringContaining('Each multiplayer round')
  const count = (by: number) =>
    db
      .updateTable('multiplayer_round_part')
      .set((set) => ({ bet_count: set('bet_count', '+', by) }))
      .where('multiplayer_round_id', '=', roundId)
      .where('part', '=', 0)
      .execute()
  await count(1)
  expect(await brokenRules()).toEqual([rule])
  await count(-1)
  const setMultiplier = (e4: bigint) =>
    db.updateTable('round').set({ multiplier_e4: e4 }).where('id', '=', id).execute()
  const before = await db.selectFrom('round').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const setResult = (result: 'WIN' | 'LOSE') => db.updateTable('round').set({ result }).where('id', '=', id).execute()
  await setMultiplier(10n ** 12n)
  await setResult('WIN')
  expect(await brokenRules()).toContainEqual(rule)
  await setMultiplier(before.multiplier_e4)
  await setResult(before.result === 'WIN' ? 'WIN' : 'LOSE')
  expect(await brokenRules()).toEqual([])
})
