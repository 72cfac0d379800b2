import { withClient } from '@fairground/embedded-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

const made: Awaited<ReturnType<typeof freshDatabase>>[] = []

beforeAll(async () => {
  made.push(...(await Promise.all([freshDatabase(), freshDatabase(), freshDatabase()])))
})
afterAll(() => Promise.all(made.map((database) => database.drop())))

const ask = (url: string, statement: string) => withClient(url, async (client) => (await client.query(statement)).rows)

test('each fresh database is migrated and apart from the others', async () => {
  const [first, second] = made
  if (!first || !second) throw new Error('no database was made')
  expect(await ask(first.url, 'select count(*)::int as rows from schema_lock')).toEqual([{ rows: 1 }])
  await ask(first.url, 'create table only_here (id int)')
  expect(await ask(second.url, "select to_regclass('only_here') as found")).toEqual([{ found: null }])
})

test('a dropped database is gone', async () => {
  const { url, drop } = await freshDatabase()
  await drop()
  await expect(ask(url, 'select 1')).rejects.toThrow(/does not exist/)
})
