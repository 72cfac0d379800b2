import { readdir } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefused, withClient } from '@fairground/embedded-postgres'
import { runner } from 'node-pg-migrate'
import { type Client, DatabaseError } from 'pg'
import type { Log } from '../log.ts'

/** `NNNN_name.sql`, plain SQL, run in the order of their numbers; never edited once released. */
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const TABLE = 'schema_migration'
/** The ways in which PostgreSQL says that another session made the same table first. */
const MADE_MEANWHILE = new Set(['23505', '42710', '42P07'])

/**
 * Brings the database to this release's schema. Runs at each start: whoever holds the one row of `schema_lock` runs,
 * others wait for it. All missing migrations are one transaction, so a failed one changes nothing.
 * @param options.dir another folder of migrations, for tests
 * @param options.count at most so many of those that are missing
 * @returns names of the migrations that ran now
 * @throws with the name of the migration and PostgreSQL's reason; or when the schema is newer than this release
 */
export async function migrate(
  url: string,
  options: { log?: Log; dir?: string; count?: number } = {},
): Promise<string[]> {
  const { log, dir = MIGRATIONS, count } = options
  return withClient(url, async (holder) => {
    await makeLockTable(holder)
    await holder.query('insert into schema_lock values (1) on conflict do nothing')
    await holder.query('begin')
    await holder.query('select id from schema_lock where id = 1 for update')
    // The lock is held until this connection closes, also when something below fails.
    return withClient(url, (client) => run(client, dir, count, log))
  })
}

/** Names of this release's migrations, in order. */
export async function listMigrations(dir: string = MIGRATIONS): Promise<string[]> {
  const files = (await readdir(dir)).filter((file) => extname(file) === '.sql')
  return files.map((file) => basename(file, '.sql')).sort()
}

/** "If not exists" can still lose a race of two first starts: then the table exists, which is all we want. */
async function makeLockTable(client: Client): Promise<void> {
  try {
    await client.query('create table if not exists schema_lock (id int primary key)')
  } catch (error) {
    if (!(error instanceof DatabaseError) || !MADE_MEANWHILE.has(error.code ?? '')) throw error
  }
}

async function run(client: Client, dir: string, count: number | undefined, log?: Log): Promise<string[]> {
  await refuseNewerSchema(client, dir)
  const progress = follow()
  const done = await runner({
    dbClient: client,
    dir,
    direction: 'up',
    ...(count === undefined ? {} : { count }),
    migrationsTable: TABLE,
    singleTransaction: true,
    noLock: true,
    logger: progress.logger,
  }).catch((cause: unknown) => {
    throw new StartRefused(progress.sentence(cause), { cause })
  })
  for (const { name } of done) log?.info(`migrated ${name}`)
  return done.map(({ name }) => name)
}

/** An older release on a newer schema could misread money, so it does not start. */
async function refuseNewerSchema(client: Client, dir: string): Promise<void> {
  const { rows: tables } = await client.query('select to_regclass($1) as found', [TABLE])
  if (tables[0]?.found === null) return
  const known = new Set(await listMigrations(dir))
  const { rows } = await client.query<{ name: string }>(`select name from ${TABLE} order by id`)
  const unknown = rows.find(({ name }) => !known.has(name))
  if (!unknown) return
  throw new StartRefused(
    `The database has migration ${unknown.name}, which this release does not know: start the newer release that wrote it, or restore a dump made before it.`,
  )
}

/** The runner names the migration it is at in its log alone; this keeps the name for the sentence of a failure. */
function follow() {
  let at: string | undefined
  const note = (text: string) => {
    at = /^### MIGRATION (\S+) \(UP\) ###$/.exec(text)?.[1] ?? at
  }
  return {
    logger: { info: note, warn: note, error: note },
    sentence(cause: unknown): string {
      const reason = cause instanceof Error ? cause.message : String(cause)
      return at ? `Migration ${at} failed: ${reason}.` : `The migrations cannot run: ${reason}.`
    },
  }
}
