import * as game from '@fairground/contract/calls/game'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, bet, cashOut, peek, reveal } from './mines-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('[RE-06] pages and their total reach back over the newest ten thousand rounds, in order, of one game too', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(me)
  // Older rounds than the real one, every hundredth of another game.
  await sql`
    insert into money_action select past.* from money_action bet, generate_series(1, 12000) n,
      jsonb_populate_record(bet, jsonb_build_object('id', '00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 'key', n,
        'version', n + 1000, 'status', 'void', 'result', 'CANCELLED', 'finished_at', bet.at,
        'game_id', case when n % 100 = 0 then 'tower' else 'mines' end,
        'options', case when n % 100 = 0 then '{"difficulty": "easy"}' else bet.options end)) past
    where bet.account_id = ${me.userId} and bet.id = ${id}`.execute(server.parts.db)
  const page = async (request: object) => (await me.call(game.betRecord, request)).page
  const first = await page({ pageNo: 1, pageSize: 3 })
  expect(first.total).toBe(10_000)
  expect(first.content.map((round) => round.id)).toEqual([id, endOf(12_000), endOf(11_999)])
  const lastPage = await page({ pageNo: 1_000, pageSize: 10 })
  expect([lastPage.content.length, lastPage.content.at(-1)?.id]).toEqual([10, endOf(2_002)])
  expect(await page({ pageNo: 1_001, pageSize: 10 })).toMatchObject({ content: [], total: 10_000, older: endOf(2_002) })
  // A filter by game searches the same ten thousand bets; a page of older bets does the same.
  const tower = await page({ gameId: 'tower', pageNo: 10, pageSize: 10 })
  expect([tower.total, tower.content.length, tower.content.at(-1)?.id]).toEqual([100, 10, endOf(2_100)])
  const older = await page({ gameId: 'tower', pageSize: 100, before: tower.older })
  expect([older.total, older.content[0]?.id, older.content.at(-1)?.id]).toEqual([20, endOf(2_000), endOf(100)])
})

test('what is older than the newest ten thousand has pages before one of them, to the first', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(me)
  await sql`
    insert into money_action select past.* from money_action bet, generate_series(1, 10100) n,
      jsonb_populate_record(bet, jsonb_build_object('id', '00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 'key', n,
        'version', n + 1000, 'status', 'void', 'result', 'CANCELLED', 'finished_at', bet.at)) past
    where bet.account_id = ${me.userId} and bet.id = ${id}`.execute(server.parts.db)
  const page = async (request: object) => (await me.call(game.betRecord, request)).page
  const lastId = (await page({ pageNo: 100, pageSize: 100 })).content.at(-1)?.id
  expect(lastId).toBe(endOf(102))
  const older = await page({ pageSize: 100, before: lastId })
  expect([older.total, older.content.length]).toEqual([101, 100])
  expect([older.content[0]?.id, older.content.at(-1)?.id]).toEqual([endOf(101), endOf(2)])
  expect((await page({ pageNo: 2, pageSize: 100, before: lastId })).content.map((round) => round.id)).toEqual([
    endOf(1),
  ])
  expect(await page({ before: endOf(1) })).toEqual({ content: [], total: 0 })
  await expect(page({ before: 'nonsense' })).rejects.toThrow('invalid_request')
})

const endOf = (count: number) => `00000000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`

const DAY_MS = 86_400_000
/** Noon of the first day of 2026, in UTC. */
const NOON = Date.UTC(2026, 0, 1, 12)

/** The id of a round that was placed at a moment. */
const idAt = (ms: number, n: number) => {
  const hex = ms.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`
}

/** A player with rounds of ten days: on each a win of 2.20 for 2, two losses of 1, one that was given back; and an open one. */
async function playerOfTenDays() {
  const me = await newPlayer(server, { deposit: 100 })
  const wonBet = await bet(me, 2)
  const safe = at((await peek(server.parts, me, wonBet.id)).safe, 0)
  await reveal(me, wonBet.id, safe)
  await cashOut(me, wonBet.id)
  const lostBet = await bet(me, 1)
  await reveal(me, lostBet.id, at((await peek(server.parts, me, lostBet.id)).mines, 0))
  const { db } = server.parts
  for (let day = 0; day < 10; day += 1) {
    for (const [n, [id, status, result]] of (
      [
        [wonBet.id, 'finished', 'WIN'],
        [lostBet.id, 'finished', 'LOSE'],
        [lostBet.id, 'finished', 'LOSE'],
        [lostBet.id, 'void', 'CANCELLED'],
      ] as const
    ).entries()) {
      const ms = NOON + day * DAY_MS + n
      await sql`
        insert into money_action select past.* from money_action bet, jsonb_populate_record(bet, jsonb_build_object(
            'id', ${idAt(ms, n)}::text, 'key', ${idAt(ms, n)}::text, 'version', 1000 + ${day * 4 + n}::int, 'status', ${status}::text,
            'result', ${result}::text, 'at', ${new Date(ms)}::timestamptz, 'finished_at', ${new Date(ms)}::timestamptz)) past
        where bet.account_id = ${me.userId} and bet.id = ${id}`.execute(db)
    }
  }
  await sql`delete from round where account_id = ${me.userId} and id in (${wonBet.id}, ${lostBet.id})`.execute(db)
  await bet(me, 5)
  return me
}

test('bets are found by result and by time, and what they came to is the sum of just those', async () => {
  const me = await playerOfTenDays()
  const [from, until] = [NOON + 2 * DAY_MS, NOON + 5 * DAY_MS]
  const page = async (request: object) => (await me.call(game.betRecord, { pageSize: 100, ...request })).page
  const totals = async (request: object) => (await me.call(game.betTotals, request)).model
  for (const [filter, bets, stakedSum, wonSum, openSum = 0] of [
    [{}, 41, 45, 22, 5],
    [{ result: 'WIN' }, 10, 20, 22],
    [{ result: 'LOSE' }, 20, 20, 0],
    [{ result: 'CANCELLED' }, 10, 0, 0],
    [{ result: 'PENDING' }, 1, 5, 0, 5],
    [{ from, until }, 12, 12, 6.6],
    [{ from, until, result: 'WIN' }, 3, 6, 6.6],
    [{ until: NOON }, 0, 0, 0],
    [{ from, until, gameId: 'tower' }, 0, 0, 0],
  ] as const) {
    const { content, total } = await page(filter)
    expect([filter, total, content.length]).toEqual([filter, bets, bets])
    expect([filter, await totals(filter)]).toEqual([filter, { bets, staked: stakedSum, open: openSum, won: wonSum }])
    for (const { result, createdAt } of content) {
      if ('result' in filter) expect(result).toBe(filter.result)
      if ('from' in filter) expect(createdAt >= from && createdAt < until).toBe(true)
    }
  }
  const second = await page({ result: 'LOSE', pageNo: 2, pageSize: 15 })
  expect([second.total, second.content.length]).toEqual([20, 5])
  const otherPlayer = await newPlayer(server)
  expect((await otherPlayer.call(game.betTotals, { from, until })).model).toEqual({
    bets: 0,
    staked: 0,
    open: 0,
    won: 0,
  })
})

test.each([{ result: 'LUCKY' }, { from: -1 }, { until: 1e15 }, { from: 'today' }, { from: 2, until: 1 }])(
  'a filter of %j is refused',
  async (filter) => {
    const me = await newPlayer(server)
    for (const call of [game.betRecord, game.betTotals]) {
      await expect(me.call(call, filter as never)).rejects.toMatchObject({ errorName: 'invalid_request' })
    }
  },
)
