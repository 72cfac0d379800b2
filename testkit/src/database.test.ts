import { withClient } from '@fairground/embedded-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

const databases: Awaited<ReturnType<typeof freshDatabase>>[] = []

beforeAll(async () => {
  databases.push(...(await Promise.all([freshDatabase(), freshDatabase(), freshDatabase()])))
})
afterAll(() => Promise.all(databases.map((database) => database.drop())))

const ask = (url: string, statement: string) => withClient(url, async (client) => (await client.query(statement)).rows)

test('each fresh database is migrated and apart from the others', async () => {
  const [firstDatabase, secondDatabase] = databases
  if (!firstDatabase || !secondDatabase) throw new Error('no database was made')
  expect(await ask(firstDatabase.url, 'select count(*)::int as rows from schema_lock')).toEqual([{ rows: 1 }])
  await ask(firstDatabase.url, 'create table only_here (id int)')
  expect(await ask(secondDatabase.url, "select to_regclass('only_here') as found")).toEqual([{ found: null }])
})

test('a dropped database is gone', async () => {
  const { url, drop } = await freshDatabase()
  await drop()
  await expect(ask(url, 'select 1')).rejects.toThrow(/does not exist/)
})
