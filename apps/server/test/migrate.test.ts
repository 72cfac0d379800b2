import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../src/ground/db/migrate.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let dir: string
let client: Client

// A separate schema, so that these migrations do not touch the product's.
beforeEach(async () => {
  database = await freshDatabase()
  dir = await mkdtemp(join(tmpdir(), 'fairground-migrations-'))
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('drop schema public cascade')
  await client.query('create schema public')
})
afterEach(async () => {
  await client.end()
  await database.drop()
  await rm(dir, { recursive: true })
})

const put = (name: string, sql: string) => writeFile(join(dir, name), sql)

async function tables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  return rows.map(({ name }) => name)
}

test('migrations run once, in the order of their numbers', async () => {
  await put('0001_one.sql', 'create table one (id int primary key);')
  await put('0002_two.sql', 'create table two (id int references one); insert into one values (1);')
  expect(await migrate(database.url, { dir })).toEqual(['0001_one', '0002_two'])
  expect(await migrate(database.url, { dir })).toEqual([])
  expect(await tables()).toEqual(['one', 'schema_lock', 'schema_migration', 'two'])
})

test('a failed migration stops the start and changes nothing, also of those before it', async () => {
  await put('0001_one.sql', 'create table one (id int);')
  await put('0002_two.sql', 'create table two (id int); create table one (id int);')
  await expect(migrate(database.url, { dir })).rejects.toThrow(
    'Migration 0002_two failed: relation "one" already exists',
  )
  expect(await tables()).toEqual(['schema_lock', 'schema_migration'])
})

test('two servers that start at once migrate once', async () => {
  await put('0001_one.sql', 'create table one (id int); select pg_sleep(0.1);')
  const done = await Promise.all([1, 2, 3].map(() => migrate(database.url, { dir })))
  expect(done.flat()).toEqual(['0001_one'])
})

test('a schema newer than the release is refused', async () => {
  await put('0001_one.sql', 'create table one (id int);')
  await put('0002_two.sql', 'create table two (id int);')
  await migrate(database.url, { dir })
  await rm(join(dir, '0002_two.sql'))
  await expect(migrate(database.url, { dir })).rejects.toThrow(/migration 0002_two, which this release does not know/)
})
