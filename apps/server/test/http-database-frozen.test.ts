import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '@fairground/embedded-postgres'
import { findProcessesOf } from '@fairground/embedded-postgres/postmaster-file.ts'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { onServer, startTestCluster, TEMPLATE, type TestCluster } from '@fairground/testkit/cluster.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLimits } from './no-limits.ts'

const PLAYERS = 4
/** Bets that are answered before the database freezes, so that it freezes among bets. */
const BETS_BEFORE = 20

// A PostgreSQL of its own: a frozen one would hold up other tests.
let cluster: TestCluster
let folder: string
let server: TestServer
let siteFolder: string
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'fairground-frozen-site-'))
  await writeFile(join(siteFolder, 'index.html'), 'index')
  cluster = await startTestCluster()
  await onServer(cluster.url, `create database frozen template ${TEMPLATE} strategy file_copy`)
  const databaseUrl = cluster.url.replace(/\/postgres$/, '/frozen')
  folder = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory ?? ''
  })
  server = await startTestServer({
    ...{ databaseUrl, siteFolder, rateLimits: noLimits },
    environment: { LOG_LEVEL: 'silent' },
  })
})
afterAll(async () => {
  thaw()
  await server.stop()
  await cluster.stop()
  await rm(siteFolder, { recursive: true })
})

/** Stops every process of the database, or lets them go on: they keep their connections, and say nothing meanwhile. */
function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of findProcessesOf(folder)) process.kill(pid, name)
}
const freeze = () => signal('SIGSTOP')
const thaw = () => signal('SIGCONT')

/** A bet of a player under a key: the answer's HTTP status, its wait for the next try, and its body. */
async function bet({ token }: Player, key: string) {
  const response = await fetch(`${server.url}/api/game/bet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', auth: token, 'idempotency-key': key },
    body: JSON.stringify({ gameId: 'scratch', model: { betAmount: 1 } }),
  })
  const body = (await response.json()) as { status: number; message: string; model?: { id: string } }
  return { http: response.status, retryAfter: response.headers.get('retry-after'), ...body }
}

const statusOf = (path: string) => fetch(server.url + path).then(({ status }) => status)

test('[RE-01] bets into a database that freezes are answered 503 meanwhile; their repeats bring each of them once', async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => newPlayer(server, { deposit: 10_000 })))
  const roundIds = new Map(players.map(({ userId }) => [userId, new Set<string>()]))
  let count = 0

  /** Bets under new keys until one is not answered. @returns its key and its answer */
  async function betOn(player: Player) {
    for (;;) {
      const key = randomUUID()
      const answer = await bet(player, key)
      if (answer.http !== 200) return { player, key, answer }
      expect(answer.message).toBe('success')
      roundIds.get(player.userId)?.add(answer.model?.id ?? '')
      count += 1
      if (count === BETS_BEFORE) freeze()
    }
  }

  const cutOff = await Promise.all(players.map(betOn))
  for (const { answer } of cutOff) {
    expect(answer).toMatchObject({ http: 503, message: 'unavailable' })
    expect(Number(answer.retryAfter)).toBeGreaterThan(0)
  }
  thaw()
  for (const { player, key } of cutOff) {
    const repeat = () => bet(player, key)
    await expect.poll(() => repeat().then(({ http }) => http)).toBe(200)
    const [one, other] = [await repeat(), await repeat()]
    expect(one.model?.id).toMatch(/./)
    expect(other.model).toEqual(one.model)
    roundIds.get(player.userId)?.add(one.model?.id ?? '')
  }
  for (const [userId, ids] of roundIds) {
    const rounds = await server.parts.db
      .selectFrom('money_action')
      .select('id')
      .where('account_id', '=', userId)
      .where('kind', '=', 'bet')
      .execute()
    expect(rounds.map(({ id }) => id).sort()).toEqual([...ids].sort())
  }
  expect((await verifyLedger(server.databaseUrl)).findings.filter(({ broken }) => broken > 0)).toEqual([])
})

test('[OP-05] a server whose database is frozen is not ready, answers calls 503 and sends its pages; afterwards it serves', async () => {
  const player = await newPlayer(server)
  const calls = () => [
    statusOf('/healthz'),
    statusOf('/readyz'),
    statusOf('/'),
    fetch(`${server.url}/api/game/bet_record`, { method: 'POST', headers: { auth: player.token } }).then(
      ({ status }) => status,
    ),
  ]
  await expect.poll(() => Promise.all(calls())).toEqual([200, 200, 200, 200])
  freeze()
  // The first round finds connections that fall silent, the second one finds none.
  expect(await Promise.all(calls())).toEqual([200, 503, 200, 503])
  expect(await Promise.all(calls())).toEqual([200, 503, 200, 503])
  thaw()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  await expect.poll(() => Promise.all(calls())).toEqual([200, 200, 200, 200])
})

test('[OP-05] a server whose database reads but does not write is not ready', async () => {
  expect(await statusOf('/readyz')).toBe(200)
  await withClient(server.databaseUrl, async (client) => {
    await client.query('begin')
    await client.query('lock table server_pulse in share mode')
    const probes = await Promise.all(Array.from({ length: 5 }, () => statusOf('/readyz')))
    expect(probes).toEqual([503, 503, 503, 503, 503])
  })
  await expect.poll(() => statusOf('/readyz')).toBe(200)
})
