import { createHash } from 'node:crypto'
import { LONG_WORK_MS, StartRefused, withClient } from '@fairground/embedded-postgres'
import type { Client } from 'pg'
import { listMigrations, migrate } from '../migrate.ts'
import { readTables } from './catalogue.ts'
import { copyIn } from './copy.ts'
import { END_OF_TABLE, type Header, inChunks, parseHeader, parseTrailer, quoteName, type Trailer } from './format.ts'
import { readLines } from './read-lines.ts'

/**
 * Reads a whole dump and verifies its format, its checksum, and that this release knows its schema.
 * @throws StartRefused with the reason; it has changed nothing then
 */
export async function verifyDump(path: string): Promise<{ header: Header; trailer: Trailer }> {
  const hash = createHash('sha256')
  let header: Header | undefined
  let last: Buffer | undefined
  try {
    for await (const line of readLines(path)) {
      if (last) hash.update(last).update('\n')
      else header = parseHeader(line)
      if (!header) throw new StartRefused(`${path} is not a dump of Fairground.`)
      last = Buffer.from(line)
    }
  } catch (cause) {
    if (cause instanceof StartRefused) throw cause
    throw new StartRefused(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    })
  }
  const trailer = last && parseTrailer(last)
  if (!header || !trailer) throw new StartRefused(`${path} is not whole: its end is missing.`)
  if (hash.digest('hex') !== trailer.sha256) throw new StartRefused(`${path} is damaged: its checksum does not fit.`)
  const knownNames = await listMigrations()
  const unknownName = header.migrations.find((name, index) => knownNames[index] !== name)
  if (unknownName) {
    throw new StartRefused(
      `${path} has migration ${unknownName}, which this release does not know: restore it with the release that wrote it, or a newer one.`,
    )
  }
  return { header, trailer }
}

/**
 * Fills an empty database from a verified dump, in one transaction, and migrates it to this release's schema.
 * @throws when the database is not empty, or when the restored rows differ from the dump; then no row has changed
 */
export async function restoreDump(
  url: string,
  path: string,
  { header, trailer }: { header: Header; trailer: Trailer },
): Promise<void> {
  await withClient(url, refuseUsed)
  await migrate(url, { count: header.migrations.length })
  await withClient(
    url,
    async (client) => {
      await refuseOtherTables(client, path, header)
      await client.query('begin')
      // A trigger protects the staff log from deletion. The dump contains its lines.
      await setTriggers(client, header, 'disable')
      // The dump contains the rows that migrations have inserted.
      await client.query(`truncate ${header.tables.map(({ name }) => quoteName(name)).join(', ')}`)
      const lines = readLines(path)
      await lines.next()
      for (const { name, columns } of header.tables) {
        const target = `${quoteName(name)} (${columns.map(quoteName).join(', ')})`
        await copyIn(client, `copy ${target} from stdin`, inChunks(rowsOfTable(lines)))
        await compareCount(client, name, trailer)
      }
      for (const { name, last } of header.sequences)
        await client.query('select setval($1, $2)', [quoteName(name), last])
      await setTriggers(client, header, 'enable')
      await client.query('commit')
      await client.query('analyze')
    },
    LONG_WORK_MS,
  )
  await migrate(url)
}

async function setTriggers(client: Client, { tables }: Header, to: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoteName(name)} ${to} trigger user`)
}

/** Reads lines up to the end of the current table. */
async function* rowsOfTable(lines: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done || value === undefined) throw new Error('the dump has ended inside a table')
    if (value.toString('latin1') === END_OF_TABLE) return
    yield Buffer.concat([value, LINE_FEED])
  }
}

const LINE_FEED = Buffer.from('\n')

async function compareCount(client: Client, name: string, trailer: Trailer): Promise<void> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoteName(name)}`)
  if (rows[0]?.count !== String(trailer.rows[name]))
    throw new Error(`${name} has ${rows[0]?.count} rows, not ${trailer.rows[name]}`)
}

/** Refuses a dump with other tables than its migrations create: somebody has changed a migration after it had run. */
async function refuseOtherTables(client: Client, path: string, header: Header): Promise<void> {
  const tables = new Map((await readTables(client)).map(({ name, columns }) => [name, columns.toSorted().join()]))
  const differentTable = header.tables.find(({ name, columns }) => tables.get(name) !== columns.toSorted().join())
  if (!differentTable && tables.size === header.tables.length) return
  throw new StartRefused(
    `${path} does not fit the migrations that it names: ${differentTable ? `its table ${differentTable.name} differs` : 'tables are missing from it'}. Restore it with the release that wrote it.`,
  )
}

async function refuseUsed(client: Client): Promise<void> {
  const { rows } = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1")
  if (rows.length > 0) throw new StartRefused('The database to restore into is not empty: nothing is overwritten.')
}
