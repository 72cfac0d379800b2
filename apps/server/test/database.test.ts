import { freshDatabase } from '@fairground/testkit/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '../src/ground/db/database.ts'
import { transaction } from '../src/ground/db/tx.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Database

beforeAll(async () => {
  database = await freshDatabase()
  db = createDatabase(database.url)
  await sql`create table counter (id int primary key, value bigint not null)`.execute(db)
  await sql`insert into counter values (1, 9007199254740993), (2, 0)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function countOf(id: number): Promise<bigint | undefined> {
  const { rows } = await sql<{ value: bigint }>`select value from counter where id = ${id}`.execute(db)
  return rows[0]?.value
}

test('64-bit integers are exact in both directions', async () => {
  expect(await countOf(1)).toBe(9007199254740993n)
  await sql`update counter set value = ${-9223372036854775808n} where id = 1`.execute(db)
  expect(await countOf(1)).toBe(-9223372036854775808n)
})

test('serialization failures are repeated until each of many concurrent writers has counted once', async () => {
  const raise = () =>
    transaction(
      db,
      async (tx) => {
        const { rows } = await sql<{ value: bigint }>`select value from counter where id = 2`.execute(tx)
        await sql`update counter set value = ${(rows[0]?.value ?? 0n) + 1n} where id = 2`.execute(tx)
      },
      { isolation: 'serializable' },
    )
  await Promise.all(Array.from({ length: 6 }, raise))
  expect(await countOf(2)).toBe(6n)
})

test('a deadlock is repeated as a whole', async () => {
  await sql`insert into counter values (10, 0), (11, 0)`.execute(db)
  const bothWaiting = Promise.withResolvers<void>()
  let heldCount = 0
  const raiseBoth = (first: number, second: number) =>
    transaction(db, async (tx) => {
      await sql`update counter set value = value + 1 where id = ${first}`.execute(tx)
      if (++heldCount === 2) bothWaiting.resolve()
      await bothWaiting.promise
      await sql`update counter set value = value + 1 where id = ${second}`.execute(tx)
    })
  await Promise.all([raiseBoth(10, 11), raiseBoth(11, 10)])
  expect([await countOf(10), await countOf(11)]).toEqual([2n, 2n])
})

test('any other error is thrown at once and writes nothing', async () => {
  let runs = 0
  const brokenTransaction = transaction(db, async (tx) => {
    runs++
    await sql`insert into counter values (20, 0)`.execute(tx)
    await sql`insert into counter values (20, 0)`.execute(tx)
  })
  await expect(brokenTransaction).rejects.toThrow(/duplicate key/)
  expect([runs, await countOf(20)]).toEqual([1, undefined])
})

test('a query without an answer fails at its limit, and its connection is not used again', async () => {
  const limited = createDatabase(database.url, { max: 1, statementLimitMs: 200 })
  const pid = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(limited)
    return rows[0]?.pid
  }
  const first = await pid()
  // A database that is frozen does not end its statements either.
  await sql`set statement_timeout = 0`.execute(limited)
  await expect(sql`select pg_sleep(600)`.execute(limited)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  const second = await pid()
  expect(second).not.toBe(first)
  const sleeping = limited.transaction().execute(async (tx) => {
    await sql`set statement_timeout = 0`.execute(tx)
    await sql`select pg_sleep(600)`.execute(tx)
  })
  await expect(sleeping).rejects.toThrow('Client has encountered a connection error')
  expect(await pid()).not.toBe(second)
  await limited.destroy()
})
