import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as fair from '@fairground/contract/calls/fair'
import { withClient } from '@fairground/embedded-postgres'
import { commitmentOf } from '@fairground/games/fair'
import { placeIn, placeOf, SEALED_COLUMNS, type SealedColumn } from '@fairground/server/ground/secrets/places.ts'
import { finishRotation, rotateKeys } from '@fairground/server/ground/secrets/rotate-keys.ts'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { keepDocument } from '@fairground/server/people/kyc/kyc-documents.ts'
import { freshDatabase, newPlayer, PASSWORD, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '../assets/files.ts'
import { at, bet, cashOut, peek, reveal } from '../mines-table.ts'

const PLAYERS = 4
const BETS = 5

let database: Awaited<ReturnType<typeof freshDatabase>>
let dataDir: string
let server: TestServer
/** Starts a server whose key is in the data folder. */
const start = () => startTestServer({ databaseUrl: database.url, environment: { DATA_DIR: dataDir, DATA_KEYS: '' } })
const keyFile = () => join(dataDir, 'data.key')
const settings = () => ({ dataDir, dataKeys: undefined, databaseUrl: undefined })

beforeAll(async () => {
  database = await freshDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'fairground-rotation-'))
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  withClient(database.url, async (client) => (await client.query<Row>(text, values)).rows)

/** Ids of the keys that the stored values name; `plain` where one is not encrypted. */
async function keysInUse(): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const { table, column, only = 'true', form } of Object.values<SealedColumn>(SEALED_COLUMNS)) {
    const keyId = form === 'bytes' ? 'key_id' : `coalesce(substring(${column} from '^s1:([0-9a-f]{8}):'), 'plain')`
    const rows = await query<{ id: string }>(
      `select distinct ${keyId} as id from ${table} where ${column} is not null and ${only}`,
    )
    for (const { id } of rows) ids.add(id)
  }
  return ids
}

/** Makes each encrypted text plain, as an earlier release left it. */
async function makePlain({ parts: { keyring } }: TestServer): Promise<number> {
  let count = 0
  for (const sealedColumn of Object.values<SealedColumn>(SEALED_COLUMNS).filter(({ form }) => form === 'text')) {
    const { table, column, key, only = 'true' } = sealedColumn
    const rows = await query<Record<string, string>>(
      `select ${Object.keys(key).join(', ')}, ${column} as stored from ${table} where ${column} is not null and ${only}`,
    )
    for (const { stored = '', ...row } of rows) {
      const names = Object.keys(key).map((name, index) => `${name} = $${index + 2}`)
      const plain = keyring.open(placeIn(sealedColumn, row), stored)
      await query(`update ${table} set ${column} = $1 where ${names.join(' and ')}`, [plain, ...Object.values(row)])
      count++
    }
  }
  return count
}

const here = (player: Player): Player => ({
  ...player,
  call: (call, request, options) => server.call(call, request, { token: player.token, ...options }),
})

async function bindApp(player: Player): Promise<string> {
  const { secret } = (await player.call(authenticator.start)).model
  await player.call(authenticator.bind, { password: PASSWORD, code: codeOf(secret, Date.now()) })
  return secret
}

const codeOf = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

test('plain rows of an earlier release are encrypted by the next start, by two servers at once, and play goes on', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { id } = await bet(me, 10, 3)
  const { serverSeed } = await peek(server.parts, me, id)
  await server.parts.signingPrefix()
  await bindApp(me)
  await query("insert into data_key (id, probe) values ('plain', '')")
  expect(await makePlain(server)).toBeGreaterThan(3)
  await server.stop()
  expect(await keysInUse()).toEqual(new Set(['plain']))

  const [one, two] = await Promise.all([start(), start()])
  await two.stop()
  server = one
  const [{ id: keyId } = { id: '' }, ...others] = await query<{ id: string }>('select id from data_key')
  expect(others).toEqual([])
  expect(await keysInUse()).toEqual(new Set([keyId]))
  const { safe } = await peek(server.parts, me, id)
  await reveal(here(me), id, at(safe, 0))
  await cashOut(here(me), id)
  expect((await here(me).call(fair.rotate)).model.revealed).toMatchObject({
    serverSeed,
    serverSeedHash: commitmentOf(serverSeed),
  })
})

test('a new key comes into use while bets run: everything is encrypted again and the older key is not needed', async () => {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => newPlayer(server, { deposit: 100 }).then(here)),
  )
  const commitments = await Promise.all(players.map(async (me) => (await me.call(fair.seeds)).model))
  const [first] = players
  if (!first) throw new Error('no player')
  const appSecret = await bindApp(first)
  const kept = await keepDocument(server.parts, first.userId, await picture('png'))
  const [oldId] = await keysInUse()
  const oldText = readFileSync(keyFile(), 'utf8')

  /** Plays and rotates seeds, so that rows are written under each key. */
  const play = async (me: Player) => {
    for (let count = 0; count < BETS; count++) {
      const { id } = await bet(me, 1, 3)
      const { safe } = await peek(server.parts, me, id)
      await reveal(me, id, at(safe, 0))
      await cashOut(me, id)
      if (count > 0) await me.call(fair.rotate)
    }
  }
  const [rotation] = await Promise.all([rotateKeys(database.url, settings()), ...players.map(play)])
  expect(rotation).toMatchObject({ olderIds: [oldId] })
  expect(rotation.written).toBeGreaterThan(PLAYERS)
  const finished = await finishRotation(database.url, settings())
  expect(finished.newestId).toBe(rotation.newestId)
  expect(await keysInUse()).toEqual(new Set([rotation.newestId]))

  await server.stop()
  const [newText = ''] = readFileSync(keyFile(), 'utf8').split('\n')
  expect(oldText).not.toContain(newText)
  writeFileSync(keyFile(), `${newText}\n`, { mode: 0o600 })
  server = await start()
  await Promise.all(players.map(play))
  for (const [index, { serverSeedHash }] of commitments.entries()) {
    const [pair] = await query<{ server_seed: string }>(
      'select server_seed from seed_pair where server_seed_hash = $1',
      [serverSeedHash],
    )
    expect(commitmentOf(pair?.server_seed ?? ''), `player ${index}`).toBe(serverSeedHash)
  }
  const login = { account: first.account, password: PASSWORD, totp: codeOf(appSecret, Date.now() + 30_000) }
  expect((await server.call(auth.login, login)).user.userId).toBe(first.userId)
  const document = await server.parts.db
    .selectFrom('kyc_document')
    .selectAll()
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow()
  const opened = server.parts.keyring.openBytes(placeOf('document', document), {
    keyId: document.key_id,
    sealed: document.sealed,
  })
  expect(opened).toEqual(kept.bytes)
  expect((await verifyLedger(database.url)).findings.filter(({ broken }) => broken > 0)).toEqual([])
})

test('a key that no server could read is refused with the next step', async () => {
  const dataKeys = readFileSync(keyFile(), 'utf8').trim()
  await expect(rotateKeys(database.url, { ...settings(), dataKeys })).rejects.toThrow(
    /^DATA_KEYS has one key\. Put a new one behind it.* A new key: [0-9a-f]{64}$/,
  )
  await expect(rotateKeys(database.url, { ...settings(), databaseUrl: database.url })).rejects.toThrow(
    /^Other servers on DATABASE_URL cannot read a new key in .*data\.key: move its keys to DATA_KEYS/,
  )
  expect(readFileSync(keyFile(), 'utf8').trim()).toBe(dataKeys)
})
