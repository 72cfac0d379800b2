import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { crashGame } from '@fairground/games/crash'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { freshDatabase } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bet, newBettor, openTable, stop, type Table } from './table.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let tables: Table[]
const clock = { ms: 0 }
beforeEach(async () => {
  database = await freshDatabase()
  tables = []
  clock.ms = Date.now()
})
afterEach(async () => {
  const { findings } = await verifyLedger(database.url)
  for (const { server } of tables) await server.stop()
  await database.drop()
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})

/** One more server on the database, by the same clock. */
async function open(): Promise<Table> {
  const table = await openTable('crash', { leaseMs: 1_000 }, { databaseUrl: database.url, clock })
  tables.push(table)
  return table
}

/** A flight of at least 8 s with bets, published after 2.5 s; then nobody drives, and the clock goes on for `goneMs`. */
async function orphanFlight(table: Table, goneMs: number) {
  const { server } = table
  const [early, passed, late, byHand] = await Promise.all([1, 2, 3, 4].map(() => newBettor(server)))
  if (!early || !passed || !late || !byHand) throw new Error('no bettors')
  let ids: string[] = []
  const flight = await table.toFlightOf(8_000, async () => {
    const options = [{}, { autoCashOut: 1.1 }, { autoCashOut: 1.3 }, {}]
    const bets = [early, passed, late, byHand].map((player, at) => bet(player, 'crash', options[at]))
    ids = (await Promise.all(bets)).map(({ id }) => id)
  })
  const [cashedBetId = '', reachedBetId = '', unreached = '', open = ''] = ids
  clock.ms += 2_500
  const stoppedBet = await stop(early, cashedBetId)
  await expect.poll(async () => (await table.round()).flown_ms).toBe(2_500)
  await server.stopDriving()
  clock.ms += goneMs
  return {
    flight,
    won: stoppedBet,
    early,
    passed,
    late,
    byHand,
    ids: { cashed: cashedBetId, reached: reachedBetId, unreached, open },
  }
}

test('[BT-01] [RE-08] while nobody drives, the flight stands still where it was published: a stop pays that', async () => {
  const table = await open()
  const { byHand, ids, flight } = await orphanFlight(table, 4_000)
  const { model: term } = await table.server.call(multiplayer.term, { gameId: 'crash' })
  expect(term).toMatchObject({ id: flight.id, status: 'RUNNING', paused: true })
  expect(await stop(byHand, ids.open)).toMatchObject({
    result: 'WIN',
    flownMs: 2_500,
    multiplier: crashGame.curve.at(2_500) / 100,
  })
})

test('[BT-01] [RE-08] another server goes on where the flight was published, its clock shifted; all is settled once', async () => {
  const table = await open()
  const { passed, late, byHand, ids, flight, won } = await orphanFlight(table, 20_000)
  const heir = await open()
  await expect.poll(async () => (await heir.round()).shifted_ms).toBe(20_000)
  const row = await heir.round()
  expect(row).toMatchObject({ id: flight.id, status: 'RUNNING', resumed_ms: 2_500 })
  expect(row.started_at?.getTime()).toBe((flight.started_at?.getTime() ?? 0) + 20_000)
  expect(await passed.decided(ids.reached)).toEqual({ result: 'WIN', winAmount: 11 })
  clock.ms += 500
  expect(await stop(byHand, ids.open)).toMatchObject({ flownMs: 3_000 })
  clock.ms += flight.endMs
  const over = await heir.until('FINISHED')
  expect(over.point_e2).toBe(flight.point)
  clock.ms += 1_000
  expect(await late.decided(ids.unreached)).toMatchObject({ result: flight.point >= 130n ? 'WIN' : 'LOSE' })
  expect(won.result).toBe('WIN')
  await heir.toNext()
})

test('[BT-01] [RE-08] a driver whose lease was over in between goes on like an heir, under a higher number', async () => {
  const table = await open()
  const { fence } = await table.toFlightOf(5_000)
  clock.ms += 1_200
  await expect.poll(async () => (await table.round()).flown_ms).toBe(1_200)
  // Another process has held the lease for a moment, and is gone.
  await sql`update lease set holder = gen_random_uuid(), fence = fence + 1, until = clock_timestamp() + interval '300 ms'
    where name = 'multiplayer:crash'`.execute(table.server.parts.db)
  await expect.poll(async () => (await table.round()).fence).toBeGreaterThanOrEqual(fence + 2n)
  await expect.poll(() => table.round()).toMatchObject({ status: 'RUNNING', resumed_ms: 1_200 })
  await table.toNext()
})

test('[BT-01] [RE-08] after 30 s without a driver the round is void: cash-outs stand, passed targets are paid, stakes go back', async () => {
  const table = await open()
  const { early, passed, late, byHand, ids, won, flight } = await orphanFlight(table, 31_000)
  const heir = await open()
  const row = await heir.until('VOID')
  expect(row).toMatchObject({ id: flight.id, point_e2: null, seed: null })
  expect(await passed.decided(ids.reached)).toEqual({ result: 'WIN', winAmount: 11 })
  expect(await late.result(ids.unreached)).toMatchObject({ result: 'PENDING' })
  clock.ms += 1_000
  expect(await late.decided(ids.unreached)).toEqual({ result: 'CANCELLED', winAmount: 0 })
  expect(await byHand.decided(ids.open)).toEqual({ result: 'CANCELLED', winAmount: 0 })
  expect(await early.result(ids.cashed)).toEqual({ result: 'WIN', winAmount: won.winAmount })
  await expect(stop(byHand, ids.open)).rejects.toMatchObject({ errorName: 'round_finished' })
  const { model } = await byHand.call(game.round, { id: ids.open })
  expect(model.lines.map(({ kind }) => kind)).toEqual(['bet', 'void_round'])
  expect(model.shared).toMatchObject({ void: true })
  const { model: term } = await heir.server.call(multiplayer.term, { gameId: 'crash' })
  expect(term).toMatchObject({ status: 'FINISHED', void: true })
  expect(term).not.toHaveProperty('point')
  const nextTerm = await heir.toNext()
  expect(nextTerm.number).toBe(row.number + 1)
  // The next round's commitment still proves the void round's seed.
  expect(nextTerm.seed_hash).not.toBe(row.seed_hash)
})

test('[RE-08] a round that took bets when everything went down gives them back after 30 s', async () => {
  const table = await open()
  await table.until('NEW')
  const player = await newBettor(table.server)
  const { id } = await bet(player, 'crash')
  await table.server.stopDriving()
  clock.ms += 40_000
  const heir = await open()
  await heir.until('VOID')
  clock.ms += 1_000
  expect(await player.decided(id)).toMatchObject({ result: 'CANCELLED' })
})

test('[FA-02] a stop after the point is not told so before the end is stored, and counts where the flight goes on', async () => {
  const table = await open()
  const player = await newBettor(table.server)
  let id = ''
  const { endMs } = await table.toFlightOf(3_000, async () => {
    id = (await bet(player, 'crash')).id
  })
  // The driver is gone but its lease lasts: the database still names a driver.
  await table.server.stopDriving()
  await sql`update lease set holder = gen_random_uuid(), until = clock_timestamp() + interval '600 ms'
    where name = 'multiplayer:crash'`.execute(table.server.parts.db)
  clock.ms += endMs + 100
  // The last published position is the start, where no cash-out is possible yet.
  await expect(stop(player, id)).rejects.toMatchObject({ errorName: 'nothing_to_cash_out' })
})
