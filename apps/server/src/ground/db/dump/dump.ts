import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartRefused, withClient } from '@fairground/embedded-postgres'
import type { Client } from 'pg'
import { listNeededKeys } from '../../secrets/require-keys.ts'
import { readMigrations, readSequences, readTables } from './catalogue.ts'
import { copyOut } from './copy.ts'
import { END_OF_TABLE, type Header, inChunks, quoteName, type Trailer } from './format.ts'

/** The number of rows of each table. */
export type DumpResult = { rows: Trailer['rows'] }

/**
 * Writes every table of a database to a new file, from one snapshot, while the database is in use. The file gets its name
 * when it is complete and on the disk. Only its owner may read it: it holds what players entrusted. Its secrets are encrypted, and the keys are not in it.
 * @throws StartRefused when the file exists or the database has no schema
 */
export async function dumpDatabase(url: string, path: string): Promise<DumpResult> {
  if (existsSync(path)) throw new StartRefused(`${path} exists already: name another file, nothing is overwritten.`)
  const draft = `${path}.${process.pid}.part`
  const rows: Trailer['rows'] = {}
  try {
    await withClient(url, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const header = await readHeader(client)
      const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(write(client, header, rows), inChunks, createGzip(), file)
    })
    // Unlike a rename, a link never replaces a file that appeared meanwhile.
    await link(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
  return { rows }
}

async function readHeader(client: Client): Promise<Header> {
  const migrations = await readMigrations(client)
  if (migrations.length === 0) throw new StartRefused('The database is empty: there is nothing to dump.')
  return {
    format: 'fairground dump 1',
    createdAt: new Date().toISOString(),
    migrations,
    tables: await readTables(client),
    dataKeys: await listNeededKeys(client),
    sequences: await readSequences(client),
  }
}

/** Generates the bytes of the dump and counts the rows of each table. */
async function* write(client: Client, header: Header, rows: Trailer['rows']): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256')
  const addToHash = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  yield addToHash(line(JSON.stringify(header)))
  for (const { name, columns } of header.tables) {
    let count = 0
    const select = `select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}`
    for await (const lines of copyOut(client, `copy (${select}) to stdout`)) {
      count += countLineFeeds(lines)
      yield addToHash(lines)
    }
    rows[name] = count
    yield addToHash(line(END_OF_TABLE))
  }
  const trailer: Trailer = { rows, sha256: hash.digest('hex') }
  yield line(JSON.stringify(trailer))
}

/** Line feeds inside a row are escaped, so each one ends a row. */
function countLineFeeds(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count++
  return count
}

function line(text: string): Buffer {
  return Buffer.from(`${text}\n`)
}
