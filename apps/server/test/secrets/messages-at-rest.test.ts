import { hash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as chatlive from '@fairground/contract/calls/chatlive'
import * as codes from '@fairground/contract/calls/codes'
import { HEADERS } from '@fairground/contract/headers'
import { type EmbeddedDatabase, startEmbeddedDatabase, withClient } from '@fairground/embedded-postgres'
import { removeDataDir } from '@fairground/embedded-postgres/socket-dir.ts'
import { dumpDatabase } from '@fairground/server/ground/db/dump/dump.ts'
import { listMigrations, migrate } from '@fairground/server/ground/db/migrate.ts'
import { openUpload } from '@fairground/server/operator/assets/uploads.ts'
import { freshDatabase, newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../assets/files.ts'
import { findCode, INBOX, readInbox } from '../inbox.ts'
import { newStaff } from '../staff.ts'

const settings = { smsConfig: { enableForgetPassword: false, enableRegister: true, enableWithdraw: false } }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

// The embedded database, so that its files are in the data folder, as at an operator's.
let dataDir: string
let database: EmbeddedDatabase
let server: TestServer
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairground-at-rest-'))
  database = await startEmbeddedDatabase({ dataDir, log: silent })
  await migrate(database.url)
  const environment = { ...INBOX, DATA_DIR: dataDir, DATA_KEYS: '' }
  server = await startTestServer({ databaseUrl: database.url, settings, environment })
})
afterAll(async () => {
  await server.stop()
  await database.stop()
  removeDataDir(dataDir)
})

/** A picture that no compression makes a repetition. */
const noise = () =>
  sharp({
    create: {
      ...{ width: 200, height: 200, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()

async function upload({ token }: Player): Promise<string> {
  const response = await fetch(`${server.url}/api/file/upload`, {
    method: 'POST',
    headers: { auth: token },
    body: formOf(await noise()),
  })
  const { model } = (await response.json()) as { model: { id: string } }
  return model.id
}

async function fetchFile(id: string, headers: Record<string, string>): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/file/${id}`, { headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** What the data folder has on the disk, and all columns of all tables, each by its name. */
async function everythingStored(): Promise<Map<string, Buffer>> {
  const path = join(dataDir, `${randomUUID()}.dump`)
  await dumpDatabase(database.url, path)
  await withClient(database.url, (client) => client.query('checkpoint'))
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))
  const contents = files.filter((file) => statSync(file).isFile()).map((file) => [file, readFileSync(file)] as const)
  return new Map([...contents, ['the tables', gunzipSync(readFileSync(path))]])
}

/** The names of what holds some bytes. */
const holdersOf = (stored: ReadonlyMap<string, Buffer>, bytes: Buffer | string) =>
  [...stored].filter(([, content]) => content.includes(bytes)).map(([name]) => name)

test('a code that was sent, the text that it is in and an attached picture are in no column and no file', async () => {
  const address = 'reader@example.com'
  await server.call(codes.sendCode, { purpose: 'register', account: address })
  const player = await newPlayer(server)
  const staff = await newStaff(server)
  const id = await upload(player)
  await player.call(chatlive.open, {
    ...{ topic: 'game', language: 'en', clientId: randomUUID(), body: 'Look at this.', attachments: [id] },
  })

  // Those whom it is for read it.
  const code = (await findCode(server, address)) ?? ''
  expect(code).toMatch(/^\d{6}$/)
  expect(await readInbox(server)).toContain('is your code to open an account')
  const picture = await fetchFile(id, { auth: player.token })
  expect(await fetchFile(id, { [HEADERS.staffKey]: staff.key })).toEqual(picture)
  expect((await sharp(picture).metadata()).width).toBe(200)

  const stored = await everythingStored()
  // The search finds what is plain.
  expect(holdersOf(stored, address)).toContain('the tables')
  expect(holdersOf(stored, address).length).toBeGreaterThan(1)
  const middle = picture.subarray(picture.length / 2, picture.length / 2 + 24)
  for (const secret of [`${code} is`, 'is your code', middle, middle.toString('hex')])
    expect(holdersOf(stored, secret), String(secret)).toEqual([])
})

test('messages and pictures of an earlier release are encrypted by the next start, and can still be read', async () => {
  const earlier = await freshDatabase()
  const [accountId, id, shownId] = [randomUUID(), randomUUID(), randomUUID()]
  const [pictureParts, shown] = [[Buffer.alloc(300, 'one'), Buffer.alloc(100, 'two')], Buffer.alloc(50, 'shown')]
  const picture = Buffer.concat(pictureParts)
  await withClient(earlier.url, async (client) => {
    await client.query('drop schema public cascade; create schema public')
    await migrate(earlier.url, { count: (await listMigrations()).indexOf('0107_sealed_uploads') })
    await client.query(
      `insert into account (id, username, nickname, avatar, currency_id, invite_code, notice_at, created_at)
        values ($1, 'earlier', 'earlier', $2, 'G$', 'EARLIER', now(), now())`,
      [accountId, `/api/avatar/${shownId}`],
    )
    for (const [uploadId, parts] of [
      [id, pictureParts],
      [shownId, [shown]],
    ] as const) {
      const bytes = Buffer.concat(parts)
      const digest = hash('sha256', bytes, 'buffer')
      const asset = `insert into asset (digest, mime, kind, size, width, height, at) values ($1, 'image/webp', 'image', $2, 20, 10, now())`
      await client.query(asset, [digest, bytes.length])
      for (const [part, partBytes] of parts.entries())
        await client.query('insert into asset_part values ($1, $2, $3)', [digest, part, partBytes])
      await client.query('insert into upload (account_id, id, digest, at) values ($1, $2, $3, now())', [
        ...[accountId, uploadId, digest],
      ])
    }
    await client.query(
      `insert into message (id, way, recipient, subject, body, state, next_at, created_at, expires_at)
        values ($1, 'email', 'ana@example.com', 'Your code', '135790 is it', 'inbox', now(), now(), now() + interval '1 hour')`,
      [randomUUID()],
    )
    // Its rows have been encrypted long ago.
    await client.query('delete from data_key')
    await migrate(earlier.url)
  })
  const nextServer = await startTestServer({ databaseUrl: earlier.url, settings, environment: INBOX })
  const { db } = nextServer.parts
  expect(await findCode(nextServer, 'ana@example.com')).toBe('135790')
  expect(await openUpload(nextServer.parts, id, 'staff')).toEqual({
    ...{ mime: 'image/webp', bytes: picture, width: 20, height: 10 },
  })
  expect((await fetch(`${nextServer.url}/api/avatar/${shownId}`)).status).toBe(200)
  expect((await db.selectFrom('message').select('body').executeTakeFirstOrThrow()).body).toMatch(/^s1:/)
  const row = await db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([row.key_id, row.sealed?.includes('oneone')]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), false])
  const parts = await db.selectFrom('asset_part').select('bytes').execute()
  expect(parts.map(({ bytes }) => bytes)).toEqual([shown])
  await nextServer.stop()
  await earlier.drop()
})
