import { spawnSync } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { withClient } from '@fairground/embedded-postgres'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyOut } from '../src/ground/db/dump/copy.ts'
import { dumpDatabase } from '../src/ground/db/dump/dump.ts'
import { type Header, splitLines } from '../src/ground/db/dump/format.ts'
import { restoreDump, verifyDump } from '../src/ground/db/dump/restore.ts'

const TOOL = join(import.meta.dirname, '../src/app/commands/dump.ts')
/** Everything that COPY must escape, and separators that only Unicode knows. */
const AWKWARD = 'tab\tline\nfeed\rback\\slash \\. \\N quote" \u2028 \u0085 é 🎲'
const ACCOUNTS = 300

type Fresh = Awaited<ReturnType<typeof freshDatabase>>
let source: Fresh
let target: Fresh
let folder: string

beforeAll(async () => {
  source = await freshDatabase()
  await withClient(source.url, async (client) => {
    for (let index = 0; index < ACCOUNTS; index++) {
      const pairs = [0, 1].flatMap(() => [randomUUID(), AWKWARD, randomBytes(32).toString('hex')])
      const values = [randomUUID(), AWKWARD, AWKWARD, ...pairs]
      await client.query('select open_account($1, $2, now(), $3, $4, $5, $6, $7, $8, $9)', values)
    }
    const digest = randomBytes(32)
    const bytes = Buffer.concat([Buffer.from(Array.from({ length: 256 }, (_, at) => at)), randomBytes(300_000)])
    await client.query(
      "insert into asset (digest, mime, kind, size, at) values ($1, 'image/webp', 'image', 1, now())",
      [digest],
    )
    await client.query('insert into asset_part values ($1, 0, $2)', [digest, bytes])
    await client.query(
      'update wallet set main_minor = 9007199254740993 where account_id = (select min(account_id::text)::uuid from wallet)',
    )
  })
})
afterAll(() => source.drop())

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-dump-test-'))
  target = await freshDatabase()
  await withClient(target.url, (client) => client.query('drop schema public cascade; create schema public'))
})
afterEach(async () => {
  await target.drop()
  rmSync(folder, { recursive: true })
})

/** Of every table of the schema: how many rows, and a digest of all of them. */
function contentOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const content: Record<string, string> = {}
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'",
    )
    for (const { name } of rows) {
      const digest = await client.query<{ found: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as found from "${name}" t`,
      )
      content[name] = digest.rows[0]?.found ?? ''
    }
    return content
  })
}

test('[OP-05] a restored dump has every row of every table, whatever is in it', async () => {
  const path = join(folder, 'fair.dump')
  const { rows } = await dumpDatabase(source.url, path)
  expect([rows.wallet, rows.seed_pair]).toEqual([ACCOUNTS, 2 * ACCOUNTS])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['fair.dump'])
  await restoreDump(target.url, path, await verifyDump(path))
  expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
})

test('[OP-05] a dump is of one moment, also while the database is written to', async () => {
  const path = join(folder, 'fair.dump')
  let writing = true
  const writer = withClient(source.url, async (client) => {
    // Two tables that always change together.
    while (writing) {
      await client.query(
        'begin; update wallet set version = version + 1; update seed_pair set nonces = coalesce(nonces, 0) + 1; commit',
      )
    }
  })
  await dumpDatabase(source.url, path)
  writing = false
  await writer
  await restoreDump(target.url, path, await verifyDump(path))
  const steps = await withClient(target.url, async (client) => {
    const { rows } = await client.query(
      'select version as step from wallet union select coalesce(nonces, 0) from seed_pair',
    )
    return rows
  })
  expect(steps).toHaveLength(1)
})

test('[OP-05] rows that wait for a slow reader come out as they were sent', async () => {
  await withClient(source.url, async (client) => {
    const rows = copyOut(
      client,
      'copy (select i || repeat(chr(97 + i % 26), i * 7919 % 6000) from generate_series(1, 10000) i order by i) to stdout',
    )
    let at = 0
    for await (const line of splitLines(rows)) {
      at++
      // Now and then the reader lets some more arrive before it goes on.
      if (at % 100 === 0) await nextTurn()
      const expected = `${at}${String.fromCharCode(97 + (at % 26)).repeat((at * 7919) % 6000)}`
      if (line.toString() !== expected) throw new Error(`row ${at} is ${line.toString().slice(0, 80)}`)
    }
    expect(at).toBe(10_000)
  })
})

test('[OP-05] nothing is overwritten: neither a file by a dump nor a database by a restore', async () => {
  const path = join(folder, 'fair.dump')
  writeFileSync(path, 'mine')
  await expect(dumpDatabase(source.url, path)).rejects.toThrow(`${path} exists already`)
  expect(readFileSync(path, 'utf8')).toBe('mine')
  rmSync(path)
  await dumpDatabase(source.url, path)
  const before = await contentOf(source.url)
  await expect(restoreDump(source.url, path, await verifyDump(path))).rejects.toThrow(/is not empty/)
  expect(await contentOf(source.url)).toEqual(before)
})

test('[OP-05] a damaged, cut or foreign file is refused before anything is touched', async () => {
  const path = join(folder, 'fair.dump')
  await dumpDatabase(source.url, path)
  const bytes = gunzipSync(readFileSync(path))
  const rewrite = (content: Buffer) => writeFileSync(path, gzipSync(content))

  const damagedBytes = Buffer.from(bytes)
  damagedBytes.writeUInt8(damagedBytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  rewrite(damagedBytes)
  await expect(verifyDump(path)).rejects.toThrow(/its checksum does not fit/)

  rewrite(bytes.subarray(0, bytes.lastIndexOf(10, bytes.length - 2) + 1))
  await expect(verifyDump(path)).rejects.toThrow(/its end is missing/)

  writeFileSync(path, gzipSync(bytes).subarray(0, 1000))
  await expect(verifyDump(path)).rejects.toThrow(/cannot be read: unexpected end of file/)

  rewrite(Buffer.from('{"format":"something else"}\n'))
  await expect(verifyDump(path)).rejects.toThrow(/is not a dump of Fairground/)

  await expect(verifyDump(join(folder, 'none'))).rejects.toThrow(/cannot be read: ENOENT/)
})

/** Changes the header of a dump and makes its checksum fit again. */
function rewriteHeader(path: string, change: (header: Header) => void): void {
  const text = gunzipSync(readFileSync(path)).toString('utf8')
  const [headerEnd, trailerStart] = [text.indexOf('\n'), text.lastIndexOf('\n{') + 1]
  const header: Header = JSON.parse(text.slice(0, headerEnd))
  change(header)
  const body = `${JSON.stringify(header)}${text.slice(headerEnd, trailerStart)}`
  const sha256 = createHash('sha256').update(body).digest('hex')
  writeFileSync(path, gzipSync(`${body}${JSON.stringify({ ...JSON.parse(text.slice(trailerStart)), sha256 })}\n`))
}

test('[OP-05] a dump of a newer release is refused', async () => {
  const path = join(folder, 'fair.dump')
  await dumpDatabase(source.url, path)
  rewriteHeader(path, (header) => header.migrations.push('9999_later'))
  await expect(verifyDump(path)).rejects.toThrow(/has migration 9999_later, which this release does not know/)
})

test('[OP-05] a dump whose tables are not those of its migrations is refused before a row is touched', async () => {
  const path = join(folder, 'fair.dump')
  await dumpDatabase(source.url, path)
  rewriteHeader(path, ({ tables }) => tables.find(({ name }) => name === 'wallet')?.columns.push('unknown'))
  await expect(restoreDump(target.url, path, await verifyDump(path))).rejects.toThrow(/its table wallet differs/)
  expect((await contentOf(target.url)).wallet).toMatch(/^0 /)
})

test('[OP-05] the two commands: from the embedded database of one data folder into that of another', async () => {
  const path = join(folder, 'fair.dump')
  const run = (command: string, environment: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, command, path], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...environment },
    })
    return { status, said: `${stdout}${stderr}`.trim() }
  }
  const [from, to] = [{ DATA_DIR: join(folder, 'from') }, { DATA_DIR: join(folder, 'to') }]
  expect(run('dump', from)).toEqual({
    status: 1,
    said: `DATA_DIR ${from.DATA_DIR} has no database: set the DATA_DIR that the server uses.`,
  })

  const total = Object.values((await dumpDatabase(source.url, path)).rows).reduce((sum, count) => sum + count, 0)
  expect(run('restore', from)).toEqual({ status: 0, said: `restored ${total} rows from ${path}` })
  expect(run('restore', from).said).toMatch(/has a database already, nothing is overwritten/)
  expect(run('dump', from).said).toBe(`${path} exists already: name another file, nothing is overwritten.`)
  rmSync(path)
  expect(run('dump', from)).toEqual({ status: 0, said: `dumped ${total} rows to ${path}` })
  expect(run('restore', to)).toEqual({ status: 0, said: `restored ${total} rows from ${path}` })
  expect(readdirSync(to.DATA_DIR)).toEqual(['postgres'])
})
