import { createDatabase } from '@fairground/server/ground/db/database.ts'
import { transaction } from '@fairground/server/ground/db/tx.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from './database.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('a transaction that asks for a second connection fails its test; one that uses its own does not', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const db = createDatabase(fresh.url)
  const one = sql<{ one: number }>`select 1 as one`
  await expect(transaction(db, () => one.execute(db))).rejects.toThrow('a transaction asks for a second connection')
  expect((await transaction(db, (tx) => one.execute(tx))).rows).toEqual([{ one: 1 }])
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})
