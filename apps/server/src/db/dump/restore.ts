import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { StartRefused, withClient } from '@fairground/embedded-postgres'
import type { Client } from 'pg'
import { listMigrations, migrate } from '../migrate.ts'
import { readTables } from './catalogue.ts'
import { copyIn } from './copy.ts'
import {
  END_OF_TABLE,
  type Header,
  inChunks,
  parseHeader,
  parseTrailer,
  quoted,
  splitLines,
  type Trailer,
} from './format.ts'

/**
 * Reads a whole dump and proves it: its format, its checksum, and that this release knows its schema.
 * @throws StartRefused with what is wrong; nothing has been touched then
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
  const known = await listMigrations()
  const unknown = header.migrations.find((name, index) => known[index] !== name)
  if (unknown) {
    throw new StartRefused(
      `${path} has migration ${unknown}, which this release does not know: restore it with the release that wrote it, or a newer one.`,
    )
  }
  return { header, trailer }
}

/**
 * Fills an empty database from a dump that has been verified, in one transaction, and brings it to this release's schema.
 * @throws when the database is not empty, or what arrives differs from what was dumped; no row has changed then
 */
export async function restoreDump(
  url: string,
  path: string,
  { header, trailer }: { header: Header; trailer: Trailer },
): Promise<void> {
  await withClient(url, refuseUsed)
  await migrate(url, { count: header.migrations.length })
  await withClient(url, async (client) => {
    await refuseOtherTables(client, path, header)
    await client.query('begin')
    // The staff's log refuses to be emptied, which this is no case of: the dump has its lines.
    await setTriggers(client, header, 'disable')
    // What migrations have put in is in the dump, as it was at its time.
    await client.query(`truncate ${header.tables.map(({ name }) => quoted(name)).join(', ')}`)
    const lines = readLines(path)
    await lines.next()
    for (const { name, columns } of header.tables) {
      const target = `${quoted(name)} (${columns.map(quoted).join(', ')})`
      await copyIn(client, `copy ${target} from stdin`, inChunks(rowsOfTable(lines)))
      await compareCount(client, name, trailer)
    }
    for (const { name, last } of header.sequences) await client.query('select setval($1, $2)', [quoted(name), last])
    await setTriggers(client, header, 'enable')
    await client.query('commit')
    await client.query('analyze')
  })
  await migrate(url)
}

async function setTriggers(client: Client, { tables }: Header, to: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${to} trigger user`)
}

function readLines(path: string): AsyncGenerator<Buffer, void> {
  return splitLines(unzipped(path))
}

/** `pipe` does not pass errors on, so a file that cannot be read is told to its reader here. */
function unzipped(path: string): AsyncIterable<Buffer> {
  const gunzip = createGunzip()
  createReadStream(path)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
  return gunzip
}

/** Takes lines up to the end of the present table, and leaves the rest for the next one. */
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
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(name)}`)
  if (rows[0]?.count !== String(trailer.rows[name]))
    throw new Error(`${name} has ${rows[0]?.count} rows, not ${trailer.rows[name]}`)
}

/** The same migrations make the same tables, unless somebody has changed one after it had run. */
async function refuseOtherTables(client: Client, path: string, header: Header): Promise<void> {
  const found = new Map((await readTables(client)).map(({ name, columns }) => [name, columns.toSorted().join()]))
  const other = header.tables.find(({ name, columns }) => found.get(name) !== columns.toSorted().join())
  if (!other && found.size === header.tables.length) return
  throw new StartRefused(
    `${path} does not fit the migrations that it names: ${other ? `its table ${other.name} differs` : 'tables are missing from it'}. Restore it with the release that wrote it.`,
  )
}

async function refuseUsed(client: Client): Promise<void> {
  const { rows } = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1")
  if (rows.length > 0) throw new StartRefused('The database to restore into is not empty: nothing is overwritten.')
}
