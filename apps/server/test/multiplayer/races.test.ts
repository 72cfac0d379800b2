import * as game from '@fairground/contract/calls/game'
import { crashGame } from '@fairground/games/crash'
import { entropyOf } from '@fairground/games/fair'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bet, newBettor, openTable, stop, type Table } from './table.ts'

let table: Table
let bettors: Awaited<ReturnType<typeof newBettor>>[]
beforeAll(async () => {
  table = await openTable('crash')
  bettors = await Promise.all(Array.from({ length: 50 }, () => newBettor(table.server)))
})
afterAll(async () => {
  const { findings } = await verifyLedger(table.server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  await table.server.stop()
})

const some = (count: number) => bettors.slice(0, count)
const first = () => bettors[0] as (typeof bettors)[0]
const outcomes = async <Value>(calls: readonly Promise<Value>[]) => {
  const settled = await Promise.allSettled(calls)
  return {
    done: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.errorName] : [])),
  }
}

test('[RE-03] of 20 stops at once one is paid; the same stop 20 times is answered 20 times and paid once', async () => {
  const [one, other] = bettors
  if (!one || !other) throw new Error('no bettors')
  let ids: string[] = []
  await table.toFlightOf(3_000, async () => {
    ids = (await Promise.all([bet(one, 'crash'), bet(other, 'crash')])).map(({ id }) => id)
  })
  table.clock.ms += 2_500
  const [mine = '', theirs = ''] = ids
  const { done, refused } = await outcomes(Array.from({ length: 20 }, () => stop(one, mine)))
  expect(done).toHaveLength(1)
  expect(refused).toEqual(Array.from({ length: 19 }, () => 'round_finished'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => stop(other, theirs, 'the-same')))
  expect(new Set(answers.map((model) => JSON.stringify(model))).size).toBe(1)
  table.clock.ms += 60_000
  expect(await stop(other, theirs, 'the-same')).toEqual(answers[0])
  await table.toNext()
})

test('[RE-03] stops against the bust: each is paid for what it arrived at, or the flight had ended; none twice', async () => {
  const joinedPlayers = some(20)
  let ids: string[] = []
  const { endMs, started_at } = await table.toFlightOf(3_000, async () => {
    ids = (await Promise.all(joinedPlayers.map((player) => bet(player, 'crash')))).map(({ id }) => id)
  })
  const startedAt = started_at?.getTime() ?? 0
  table.clock.ms = startedAt + endMs - 10
  const stops = joinedPlayers.map(async (player, at) => {
    const model = stop(player, ids[at] ?? '')
    if (at % 2 === 1) table.clock.ms += 1
    return await model
  })
  await new Promise((resolve) => setImmediate(resolve))
  table.clock.ms = startedAt + endMs
  const { done, refused } = await outcomes(stops)
  for (const { flownMs = endMs, multiplier } of done) {
    expect(flownMs).toBeLessThan(endMs)
    expect(multiplier).toBe(crashGame.curve.at(flownMs) / 100)
  }
  expect(new Set(refused).size).toBeLessThanOrEqual(1)
  for (const name of refused) expect(name).toBe('round_finished')
  table.clock.ms += 1_000
  const results = await Promise.all(joinedPlayers.map((player, at) => player.decided(ids[at] ?? '')))
  expect(results.filter(({ result }) => result === 'WIN')).toHaveLength(done.length)
  expect(results.filter(({ result }) => result === 'LOSE')).toHaveLength(refused.length)
  await table.toNext()
})

test('[RE-03] stops against the automatic target: it counts first, and pays once, at the target', async () => {
  const joinedPlayers = some(20)
  let ids: string[] = []
  await table.toFlightOf(crashGame.curve.reaches(120), async () => {
    ids = (await Promise.all(joinedPlayers.map((player) => bet(player, 'crash', { autoCashOut: 1.1 })))).map(
      ({ id }) => id,
    )
  })
  table.clock.ms += crashGame.curve.reaches(115)
  const { done, refused } = await outcomes(joinedPlayers.map((player, at) => stop(player, ids[at] ?? '')))
  expect(done.length + refused.length).toBe(20)
  for (const model of done) expect(model).toMatchObject({ multiplier: 1.1, winAmount: 11 })
  for (const name of refused) expect(name).toBe('round_finished')
  const results = await Promise.all(joinedPlayers.map((player, at) => player.decided(ids[at] ?? '')))
  expect(results).toEqual(joinedPlayers.map(() => ({ result: 'WIN', winAmount: 11 })))
  await table.toNext()
})

test('[FA-04] [RE-03] 50 players against the closing: who is accepted is counted and in the entropy by order, who is not has paid nothing', async () => {
  const { closes_at, number } = await table.until('NEW')
  const before = await Promise.all(bettors.map(async ({ call }) => (await call(game.open, {})).list.length))
  expect(before).toEqual(bettors.map(() => 0))
  const calls = bettors.map(async (player, at) => {
    const betting = bet(player, 'crash')
    if (at === 25) table.clock.ms = closes_at.getTime()
    return await betting
  })
  const { done, refused } = await outcomes(calls)
  for (const name of refused) expect(name).toBe('betting_closed')
  const row = await table.closedRow()
  expect(row.number).toBe(number)
  expect(await table.sums()).toMatchObject({ bets: done.length, staked: 1_000n * BigInt(done.length) })
  const bets = await table.server.parts.db
    .selectFrom('multiplayer_bet')
    .selectAll()
    .where('multiplayer_round_id', '=', row.id)
    .orderBy('place')
    .execute()
  expect(new Set(bets.map(({ round_id }) => round_id))).toEqual(new Set(done.map(({ id }) => id)))
  expect(row.entropy).toBe(entropyOf(bets.map(({ client_seed }) => client_seed)))
  await table.toNext()
})

test('[RE-03] of 20 bets at once one is placed; the same bet 20 times is placed once', async () => {
  await table.until('NEW')
  const { done, refused } = await outcomes(Array.from({ length: 20 }, () => bet(first(), 'crash')))
  expect(done).toHaveLength(1)
  expect(refused).toEqual(Array.from({ length: 19 }, () => 'round_open'))
  const otherBettor = bettors[1] as (typeof bettors)[0]
  const request = { gameId: 'crash', model: { betAmount: 10 } }
  const same = await Promise.all(Array.from({ length: 20 }, () => otherBettor.call(game.bet, request, { key: 'one' })))
  expect(new Set(same.map(({ model }) => JSON.stringify(model))).size).toBe(1)
  expect((await table.sums()).bets).toBe(2)
  await table.toFlight()
  await table.toNext()
  expect((await otherBettor.call(game.bet, request, { key: 'one' })).model).toEqual(same[0]?.model)
})

test('[BT-01] a round takes no more than it can pay: of many bets at once just those that fit', async () => {
  const small = await openTable('crash', { mostWins: 3n })
  try {
    await small.until('NEW')
    const players = await Promise.all(Array.from({ length: 12 }, () => newBettor(small.server)))
    const { done, refused } = await outcomes(players.map((player) => bet(player, 'crash')))
    expect(done).toHaveLength(3)
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'round_full'))
    expect((await small.sums()).exposure).toBe(300_000_000n)
  } finally {
    await small.server.stop()
  }
})
