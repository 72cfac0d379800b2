import { game } from '@fairground/contract'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bet } from './mines-table.ts'

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
    insert into round (account_id, id, game_id, status, result, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id, options,
      created_at, finished_at)
    select account_id, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
      case when n % 100 = 0 then 'tower' else 'mines' end, 'void', 'CANCELLED', n, edge_bp, stake_minor, max_win_minor, seed_pair_id,
      case when n % 100 = 0 then '{"difficulty": "easy"}' else options end, created_at, created_at
    from round, generate_series(1, 12000) n where account_id = ${me.userId}`.execute(server.services.db)
  const page = async (request: object) => (await me.call(game.betRecord, request)).page
  const first = await page({ pageNo: 1, pageSize: 3 })
  expect(first.total).toBe(10_000)
  expect(first.content.map((round) => round.id)).toEqual([id, endOf(12_000), endOf(11_999)])
  const last = await page({ pageNo: 1_000, pageSize: 10 })
  expect([last.content.length, last.content.at(-1)?.id]).toEqual([10, endOf(2_002)])
  expect(await page({ pageNo: 1_001, pageSize: 10 })).toEqual({ content: [], total: 10_000 })
  const tower = await page({ gameId: 'tower', pageNo: 12, pageSize: 10 })
  expect([tower.total, tower.content.length, tower.content.at(-1)?.id]).toEqual([120, 10, endOf(100)])
})

test('what is older than the newest ten thousand has pages before one of them, to the first', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(me)
  await sql`
    insert into round (account_id, id, game_id, status, result, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id, options,
      created_at, finished_at)
    select account_id, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'mines', 'void', 'CANCELLED', n, edge_bp,
      stake_minor, max_win_minor, seed_pair_id, options, created_at, created_at
    from round, generate_series(1, 10100) n where account_id = ${me.userId} and id = ${id}`.execute(server.services.db)
  const page = async (request: object) => (await me.call(game.betRecord, request)).page
  const last = (await page({ pageNo: 100, pageSize: 100 })).content.at(-1)?.id
  expect(last).toBe(endOf(102))
  const older = await page({ pageSize: 100, before: last })
  expect([older.total, older.content.length]).toEqual([101, 100])
  expect([older.content[0]?.id, older.content.at(-1)?.id]).toEqual([endOf(101), endOf(2)])
  expect((await page({ pageNo: 2, pageSize: 100, before: last })).content.map((round) => round.id)).toEqual([endOf(1)])
  expect(await page({ before: endOf(1) })).toEqual({ content: [], total: 0 })
  await expect(page({ before: 'nonsense' })).rejects.toThrow('invalid_request')
})

const endOf = (count: number) => `00000000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
