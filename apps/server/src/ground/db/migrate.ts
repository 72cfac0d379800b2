import { readdir } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LONG_WORK_MS, StartRefused, withClient } from '@fairground/embedded-postgres'
import { runner } from 'node-pg-migrate'
import { type Client, DatabaseError } from 'pg'
import type { Log } from '../log.ts'

/** Folder of the migrations `NNNN_name.sql`: plain SQL, run in order of number, never edited after a release. */
const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const TABLE = 'schema_migration'
/** PostgreSQL's codes when another session has created the same table first. */
const MADE_MEANWHILE = new Set(['23505', '42710', '42P07'])

/**
 * Migrates the database to this release's schema, at each start. The process that locks the row of `schema_lock` runs the
 * migrations; others wait for it. All missing migrations are one transaction, so a failure changes nothing.
 * @param options.dir another folder of migrations, for tests
 * @param options.count most migrations to run
 * @returns names of the migrations that it ran
 * @throws StartRefused with the name of the failed migration and PostgreSQL's reason, or when the schema is newer
 */
export async function migrate(
  url: string,
  options: { log?: Log; dir?: string; count?: number } = {},
): Promise<string[]> {
  const { log, dir = MIGRATIONS, count } = options
  const run = async (holder: Client) => {
    await makeLockTable(holder)
    await holder.query('insert into schema_lock values (1) on conflict do nothing')
    await holder.query('begin')
    await holder.query('select id from schema_lock where id = 1 for update')
    // The connection holds the lock until it closes, also after an error.
    return withClient(url, (client) => runMigrations(client, dir, count, log), LONG_WORK_MS)
  }
  return withClient(url, run, LONG_WORK_MS)
}

/** Names of this release's migrations, in order. */
export async function listMigrations(dir: string = MIGRATIONS): Promise<string[]> {
  const files = (await readdir(dir)).filter((file) => extname(file) === '.sql')
  return files.map((file) => basename(file, '.sql')).sort()
}

/** Creates the lock table. Of two first starts one may fail despite `if not exists`; then the table exists too. */
async function makeLockTable(client: Client): Promise<void> {
  try {
    await client.query('create table if not exists schema_lock (id int primary key)')
  } catch (error) {
    if (!(error instanceof DatabaseError) || !MADE_MEANWHILE.has(error.code ?? '')) throw error
  }
}

async function runMigrations(client: Client, dir: string, count: number | undefined, log?: Log): Promise<string[]> {
  await refuseNewerSchema(client, dir)
  const progress = follow()
  const migrations = await runner({
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
  for (const { name } of migrations) log?.info(`migrated ${name}`)
  return migrations.map(({ name }) => name)
}

/** Refuses a schema that is newer than this release, which could misread money. */
async function refuseNewerSchema(client: Client, dir: string): Promise<void> {
  const { rows: tables } = await client.query('select to_regclass($1) as found', [TABLE])
  if (tables[0]?.found === null) return
  const knownNames = new Set(await listMigrations(dir))
  const { rows } = await client.query<{ name: string }>(`select name from ${TABLE} order by id`)
  const unknownMigration = rows.find(({ name }) => !knownNames.has(name))
  if (!unknownMigration) return
  throw new StartRefused(
    `The database has migration ${unknownMigration.name}, which this release does not know: start the newer release that wrote it, or restore a dump made before it.`,
  )
}

/** Follows the runner's log, which is the only source of the current migration's name, for the sentence of a failure. */
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
