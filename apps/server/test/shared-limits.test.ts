import * as auth from '@fairground/contract/calls/auth'
import * as codes from '@fairground/contract/calls/codes'
import * as game from '@fairground/contract/calls/game'
import { HEADERS } from '@fairground/contract/headers'
import { createLog } from '@fairground/server/ground/log.ts'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../src/ground/call/rate-limits.data.ts'
import { forgetRateCounts } from '../src/ground/call/rate-store.ts'
import { outcomeOf } from './outcome-of.ts'

const servers: TestServer[] = []
const warnings: string[] = []
let first: TestServer
let second: TestServer

/** A server on the first one's database with small limits, as a further process or after a restart. */
async function startAnother(): Promise<TestServer> {
  const server = await startTestServer({
    ...(first && { databaseUrl: first.databaseUrl }),
    log: createLog('warn', { write: (line) => void warnings.push(line) }),
    rateLimits: {
      ...rateLimits,
      login: { points: 4, seconds: 60 },
      user: { points: 40, seconds: 60 },
      badStaffKey: { points: 3, seconds: 60 },
      codeDevice: { points: 2, seconds: 60 },
    },
    environment: { TRUST_PROXY: '1' },
  })
  servers.unshift(server)
  return server
}

beforeAll(async () => {
  first = await startAnother()
  second = await startAnother()
})
afterAll(async () => {
  for (const server of servers) await server.stop()
})

let nextName = 0
/** A wrong login from an address, each at another name. */
function guess(server: TestServer, ip: string, browserId?: string): Promise<string> {
  const account = `nobody_${++nextName}`
  const headers = { 'x-forwarded-for': ip, ...(browserId !== undefined && { [HEADERS.browserId]: browserId }) }
  return outcomeOf(server.call(auth.login, { account, password: 'any password' }, { headers }))
}

const countRows = (server: TestServer) => server.parts.db.selectFrom('rate_count').selectAll().execute()

test('[RE-06] two processes count the logins of an address together, and a restart does not clear the count', async () => {
  const outcomes = [await guess(first, '192.0.2.1'), await guess(second, '192.0.2.1'), await guess(first, '192.0.2.1')]
  expect(outcomes).toEqual(Array(3).fill('wrong_credentials'))
  expect(await guess(second, '192.0.2.1')).toBe('wrong_credentials')
  expect(await guess(first, '192.0.2.1')).toBe('too_many_requests')
  expect(await guess(second, '192.0.2.1')).toBe('too_many_requests')
  const restarted = await startAnother()
  expect(await guess(restarted, '192.0.2.1')).toBe('too_many_requests')
  expect(await guess(restarted, '192.0.2.2')).toBe('wrong_credentials')
})

test('[RE-06] twenty logins at once over two processes are not more than the limit', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, i) => guess(i % 2 === 0 ? first : second, '192.0.2.3')),
  )
  expect(outcomes.filter((name) => name === 'wrong_credentials')).toHaveLength(4)
})

test('[RE-06] a caller over the limit costs no query until the window ends', async () => {
  const staffCall = () =>
    fetch(`${first.url}/api/staff/notice/save`, {
      method: 'POST',
      headers: {
        [HEADERS.staffKey]: 'x'.repeat(43),
        'x-forwarded-for': '192.0.2.4',
        'content-type': 'application/json',
      },
      body: '{}',
    }).then(({ status }) => status)
  const pointsOf = async () =>
    (await countRows(first)).filter(({ key }) => key.startsWith('badStaffKey:')).map(({ points }) => points)
  const statuses = new Set<number>()
  for (let i = 0; i < 4; i++) statuses.add(await staffCall())
  expect(statuses).toContain(429)
  const before = await pointsOf()
  for (let i = 0; i < 5; i++) expect(await staffCall()).toBe(429)
  expect(await pointsOf()).toEqual(before)
})

test("[RE-06] a busy player's calls follow into the database and count in the other process", async () => {
  const player = await newPlayer(first)
  for (let i = 0; i < 30; i++) expect(await outcomeOf(player.call(auth.userInfo))).toBe('success')
  const isStored = async () =>
    (await countRows(first)).some(({ key, points }) => key.startsWith('user:') && points >= 30)
  await expect.poll(isStored).toBe(true)
  const elsewhere: string[] = []
  for (let i = 0; i < 9; i++) elsewhere.push(await outcomeOf(second.call(auth.userInfo, {}, { token: player.token })))
  expect(elsewhere).toEqual(Array(9).fill('success'))
  await expect
    .poll(() => outcomeOf(second.call(auth.userInfo, {}, { token: player.token })), { interval: 100, timeout: 5_000 })
    .toBe('too_many_requests')
})

test('[RE-06] the bets of a normal player cost the database nothing for the limits', async () => {
  const standard = await startTestServer()
  servers.unshift(standard)
  const player = await newPlayer(standard, { deposit: 1_000 })
  const before = await countRows(standard)
  for (let i = 0; i < 20; i++) await player.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } })
  await standard.parts.limits.close()
  expect(await countRows(standard)).toEqual(before)
})

test('[RE-06] a browser that guesses at ever new names from ever new addresses is locked, also in another process', async () => {
  const outcomes = []
  for (let i = 0; i < 20; i++) outcomes.push(await guess(i % 2 === 0 ? first : second, `198.51.100.${i}`, 'guessing'))
  expect(outcomes).toEqual(Array(20).fill('wrong_credentials'))
  expect(await guess(first, '198.51.100.77', 'guessing')).toBe('too_many_attempts')
  expect(await guess(second, '198.51.100.78', 'guessing')).toBe('too_many_attempts')
  expect(await guess(second, '198.51.100.79', 'another')).toBe('wrong_credentials')
})

test('[RE-06] a locked browser does not lock out the players who have logged in with its id before', async () => {
  const headers = { [HEADERS.browserId]: 'one of a model', 'x-forwarded-for': '203.0.113.99' }
  const account = `model_owner_${Date.now() % 1_000_000}`
  const password = 'a long enough sentence'
  await first.call(auth.register, { account, password }, { headers })
  for (let i = 0; i < 20; i++) await guess(first, `203.0.113.${i}`, 'one of a model')
  expect(await guess(first, '203.0.113.98', 'one of a model')).toBe('too_many_attempts')
  expect(await outcomeOf(second.call(auth.login, { account, password }, { headers }))).toBe('success')
})

test('[RE-06] codes are counted by the browser too, whatever the address', async () => {
  const send = (ip: string) =>
    outcomeOf(
      first.call(
        codes.sendCode,
        { purpose: 'forget_password', account: `${ip.replaceAll('.', '-')}@example.com` },
        { headers: { [HEADERS.browserId]: 'sender', 'x-forwarded-for': ip } },
      ),
    )
  const outcomes = [await send('192.0.2.21'), await send('192.0.2.22'), await send('192.0.2.23')]
  expect(outcomes.slice(0, 2)).not.toContain('too_many_requests')
  expect(outcomes[2]).toBe('too_many_requests')
})

test('[RE-06] while the counts cannot be stored, each process goes on counting, says so once, and stores them later', async () => {
  warnings.length = 0
  await sql`alter table rate_count rename to rate_count_away`.execute(first.parts.db)
  const outcomes = []
  for (let i = 0; i < 5; i++) outcomes.push(await guess(first, '192.0.2.31'))
  expect(outcomes).toEqual([...Array(4).fill('wrong_credentials'), 'too_many_requests'])
  expect(await guess(first, '192.0.2.32')).toBe('wrong_credentials')
  expect(warnings.filter((line) => line.includes('limits count in this process alone'))).toHaveLength(1)
  await sql`alter table rate_count_away rename to rate_count`.execute(first.parts.db)
  await expect.poll(() => guess(second, '192.0.2.31'), { interval: 200, timeout: 5_000 }).toBe('too_many_requests')
})

test('[RE-06] a count whose window has ended starts anew, and the job forgets it', async () => {
  const { db } = first.parts
  const restarted = await startAnother()
  for (let i = 0; i < 4; i++) expect(await guess(restarted, '192.0.2.41')).toBe('wrong_credentials')
  await sql`update rate_count set ends_at = clock_timestamp() - interval '1 second'`.execute(db)
  const afterwards = await startAnother()
  expect(await guess(afterwards, '192.0.2.41')).toBe('wrong_credentials')
  await forgetRateCounts(db)
  const rows = await countRows(first)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ ends_at }) => ends_at.getTime() > Date.now() - 5_000)).toBe(true)
})

test('[RE-06] the log says who guesses and whom a limit holds back, once a window and without what was typed', async () => {
  warnings.length = 0
  const typed = `my password ${Date.now()}`
  const headers = { 'x-forwarded-for': '192.0.2.51' }
  for (let i = 0; i < 8; i++) await outcomeOf(first.call(auth.login, { account: typed, password: typed }, { headers }))
  const lines = warnings.map((line) => JSON.parse(line) as { msg: string; ip?: string })
  const guesses = lines.filter(({ ip }) => ip === '192.0.2.51').map(({ msg }) => msg)
  expect(guesses).toEqual(Array(4).fill('a wrong password or code'))
  expect(lines.filter(({ msg }) => msg === 'the limit login holds 192.0.2.51 back')).toHaveLength(1)
  expect(warnings.join('')).not.toContain(typed)
})

test('[RE-06] each answer of a call forbids the browser to guess its type', async () => {
  for (const path of ['/api/auth/check', '/api/auth/user_info', '/api/nowhere']) {
    for (const method of ['POST', 'GET']) {
      const { headers } = await fetch(second.url + path, { method })
      expect(headers.get('x-content-type-options'), `${method} ${path}`).toBe('nosniff')
    }
  }
})
