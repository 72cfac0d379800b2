import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as fair from '@fairground/contract/calls/fair'
import { withClient } from '@fairground/embedded-postgres'
import { dumpDatabase } from '@fairground/server/ground/db/dump/dump.ts'
import { restoreDump, verifyDump } from '@fairground/server/ground/db/dump/restore.ts'
import { placeOf } from '@fairground/server/ground/secrets/places.ts'
import { readServerSeed } from '@fairground/server/money/wallet/account.ts'
import { freshDatabase, newPlayer, PASSWORD, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, bet, cashOut, peek, reveal } from '../mines-table.ts'

const TOOL = join(import.meta.dirname, '../../src/app/commands/dump.ts')
const KEY = 'ab'.repeat(32)
const OTHER_KEY = 'cd'.repeat(32)
const STEP_MS = 30_000

let server: TestServer
let folder: string
let dump: string
let clock = Date.now()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-secrets-'))
  dump = join(folder, 'fair.dump')
  server = await startTestServer({
    now: () => clock,
    pace: { isDriving: false },
    environment: { DATA_KEYS: KEY },
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock })

/** A player with an authenticator app, a revealed seed and two that are not. */
async function newSecretivePlayer(): Promise<Player & { appSecret: string; revealedSeed: string }> {
  const me = await newPlayer(server, { deposit: 1_000 })
  const { revealed: revealedPair } = (await me.call(fair.rotate)).model
  const { secret: appSecret } = (await me.call(authenticator.start)).model
  await me.call(authenticator.bind, { password: PASSWORD, code: codeOf(appSecret) })
  clock += STEP_MS
  return { ...me, appSecret, revealedSeed: revealedPair.serverSeed }
}

/** The server seeds of a player's pairs that are not revealed. */
async function unrevealedSeeds({ parts }: TestServer, { userId }: Player): Promise<string[]> {
  const pairs = await parts.db
    .selectFrom('seed_pair')
    .selectAll()
    .where('account_id', '=', userId)
    .where('status', '<>', 'revealed')
    .execute()
  return pairs.map((pair) => readServerSeed(parts.keyring, pair))
}

/** The secrets that all servers on the database share. */
async function sharedSecrets({ parts: { db, keyring, live } }: TestServer): Promise<string[]> {
  await live.connectToken(undefined)
  const rows = await db.selectFrom('server_secret').selectAll().execute()
  return rows.map(({ name, secret }) => keyring.open(placeOf('serverSecret', { name }), secret))
}

test('a dump holds no unrevealed seed and no secret in plain', async () => {
  const me = await newSecretivePlayer()
  const other = await newPlayer(server, { deposit: 10 })
  const { secret: pendingSecret } = (await other.call(authenticator.start)).model
  const { id } = await bet(me, 10, 3)
  const { chains } = server.parts.multiplayerRounds
  chains.prepare('crash', 1)
  await expect.poll(() => chains.findLink('crash', 1)).toBeDefined()
  const link = await chains.findLink('crash', 1_000)
  await Promise.all([server.parts.signingPrefix(), server.parts.codeSecret()])
  const secrets = [
    ...(await unrevealedSeeds(server, me)),
    ...(await unrevealedSeeds(server, other)),
    ...(await sharedSecrets(server)),
    ...[me.appSecret, pendingSecret, link?.seed ?? ''],
  ]
  expect(secrets.every((secret) => secret.length >= 32)).toBe(true)
  expect(new Set(secrets).size).toBe(4 + 3 + 3)

  await dumpDatabase(server.databaseUrl, dump)
  const text = gunzipSync(readFileSync(dump)).toString()
  // The search finds what is plain.
  expect(text).toContain(me.revealedSeed)
  expect(text).toContain(me.userId)
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toContain(KEY)
  const { safe, serverSeed } = await peek(server.parts, me, id)
  expect(secrets).toContain(serverSeed)
  await reveal(me, id, at(safe, 0))
  await cashOut(me, id)
})

test('[OP-05] a restored dump goes on with its key: players log in with their app and play with their seeds', async () => {
  const me = await newSecretivePlayer()
  const { id } = await bet(me, 10, 3)
  const before = (await me.call(fair.seeds)).model
  const path = join(folder, 'whole.dump')
  await dumpDatabase(server.databaseUrl, path)
  const target = await freshDatabase()
  await withClient(target.url, (client) => client.query('drop schema public cascade; create schema public'))
  await restoreDump(target.url, path, await verifyDump(path))
  const restoredServer = await startTestServer({
    databaseUrl: target.url,
    now: () => clock,
    environment: { DATA_KEYS: KEY },
  })
  try {
    const login = { account: me.account, password: PASSWORD, totp: codeOf(me.appSecret) }
    const { model } = await restoredServer.call(auth.login, login)
    const again: Player = {
      ...me,
      call: (call, request, options) => restoredServer.call(call, request, { token: model.token, ...options }),
    }
    const { safe } = await peek(restoredServer.parts, again, id)
    await reveal(again, id, at(safe, 0))
    await cashOut(again, id)
    const { revealed: revealedPair } = (await again.call(fair.rotate)).model
    expect(revealedPair.serverSeedHash).toBe(before.serverSeedHash)
    expect(await unrevealedSeeds(server, me)).toContain(revealedPair.serverSeed)
  } finally {
    await restoredServer.stop()
    await target.drop()
  }
})

test('[OP-05] a dump is not restored without its key, and nothing is begun', async () => {
  const { status, stderr } = spawnSync(process.execPath, [TOOL, 'restore', dump], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'new') },
  })
  expect(status).toBe(1)
  const file = join(folder, 'new', 'data.key')
  expect(stderr.trim()).toMatch(
    new RegExp(`^The secrets in ${dump} are encrypted with the key [0-9a-f]{8}, which ${file} does not hold: [^\\n]+$`),
  )
  expect(existsSync(join(folder, 'new'))).toBe(false)
})

test('a server without the right key refuses to start with one sentence, and makes no key', async () => {
  const { databaseUrl } = server
  const dataDir = join(folder, 'empty')
  const sentence =
    /^The secrets in the database are encrypted with the key [0-9a-f]{8}, which \S+ does not hold: [^.]+\.$/
  await expect(startTestServer({ databaseUrl, environment: { DATA_KEYS: OTHER_KEY } })).rejects.toThrow(sentence)
  await expect(startTestServer({ databaseUrl, environment: { DATA_DIR: dataDir, DATA_KEYS: '' } })).rejects.toThrow(
    sentence,
  )
  expect(existsSync(dataDir)).toBe(false)
  await (await startTestServer({ databaseUrl, environment: { DATA_KEYS: `${KEY},${OTHER_KEY}` } })).stop()
})

test('a seed that was moved to another player or another pair decrypts for nobody, and no bet is played with it', async () => {
  const [victim, thief] = [await newPlayer(server, { deposit: 10 }), await newPlayer(server, { deposit: 10 })]
  const { db } = server.parts
  const seedsOf = ({ userId }: Player) => db.selectFrom('seed_pair').selectAll().where('account_id', '=', userId)
  const [own] = await seedsOf(victim).where('status', '=', 'current').execute()
  const [foreign] = await seedsOf(thief).where('status', '=', 'current').execute()
  const [next] = await seedsOf(victim).where('status', '=', 'next').execute()
  if (!own || !foreign || !next) throw new Error('a player has no seeds')
  // A server that has not played with this player yet: it reads the seed for the first bet.
  const environment = { DATA_KEYS: KEY, LOG_LEVEL: 'silent' }
  const secondServer = await startTestServer({ databaseUrl: server.databaseUrl, environment })
  const there: Player = {
    ...victim,
    call: (call, request, options) => secondServer.call(call, request, { token: victim.token, ...options }),
  }
  const put = (seed: string) =>
    db.updateTable('seed_pair').set({ server_seed: seed }).where('id', '=', own.id).execute()
  try {
    for (const seed of [foreign.server_seed, next.server_seed, 'ab'.repeat(32)]) {
      await put(seed)
      expect(() => readServerSeed(server.parts.keyring, { ...own, server_seed: seed })).toThrow()
      await expect(bet(there, 1, 3)).rejects.toThrow()
    }
    const { nextNonce } = (await server.parts.wallet.findWallet(victim.userId)) ?? {}
    expect(nextNonce).toBe(0)
    await put(own.server_seed)
    expect((await bet(there, 1, 3)).round.nonce).toBe(0)
  } finally {
    await secondServer.stop()
  }
})
