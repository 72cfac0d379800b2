import { randomBytes, randomUUID } from 'node:crypto'
import * as staff from '@fairground/contract/calls/staff'
import { HEADERS } from '@fairground/contract/headers'
import { withClient } from '@fairground/embedded-postgres'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../../src/ground/call/rate-limits.data.ts'
import { newStaff } from '../staff.ts'

const CALL = '/api/staff/who_am_i'
/** Where staff keys open something. */
const DOORS = [CALL, `/api/staff/kyc/document/${randomUUID()}`, `/api/file/${randomUUID()}`]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    rateLimits: { ...rateLimits, badStaffKey: { points: 3, seconds: 600 } },
    environment: { TRUST_PROXY: '1', LOG_LEVEL: 'silent' },
  })
})
afterAll(() => server.stop())

const wrongKey = () => randomBytes(32).toString('hex')

/** The name of the refusal of a call from an address, with a key or without one. */
async function outcome(path: string, ip: string, key?: string): Promise<string> {
  const headers = { 'x-forwarded-for': ip, ...(key !== undefined && { [HEADERS.staffKey]: key }) }
  const call = { method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } }
  const response = await fetch(server.url + path, path === CALL ? call : { headers })
  return ((await response.json()) as { message: string }).message
}

/** Runs work while nobody can read the keys in the database. */
function whileKeysAreLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return withClient(server.databaseUrl, async (client) => {
    await client.query('begin')
    await client.query('lock table staff_key in access exclusive mode')
    const result = await work()
    await client.query('commit')
    return result
  })
}

test.each(DOORS)('[RE-06] guesses at %s beyond the limit are refused before the database is asked', async (path) => {
  const ip = `192.0.2.${DOORS.indexOf(path) + 1}`
  for (let at = 0; at < 3; at++) expect(await outcome(path, ip, wrongKey())).toBe('insufficient_permissions')
  const outcomes = await whileKeysAreLocked(() =>
    Promise.all(Array.from({ length: 20 }, () => outcome(path, ip, wrongKey()))),
  )
  expect(new Set(outcomes)).toEqual(new Set(['too_many_requests']))
})

test('[RE-06] calls without a key, or with what is none, count too, and the database is never asked for them', async () => {
  const words = [undefined, '', 'x', randomUUID(), wrongKey().toUpperCase(), `${wrongKey()}0`]
  const outcomes = await whileKeysAreLocked(async () => {
    const found: string[] = []
    for (const word of words) found.push(await outcome(CALL, '192.0.2.10', word))
    return found
  })
  const refused = 'insufficient_permissions'
  const held = 'too_many_requests'
  expect(outcomes).toEqual([refused, refused, refused, held, held, held])
})

test("[RE-06] others' guesses do not hold up a right key, and a key that was just made opens at once", async () => {
  const desk = await newStaff(server)
  await desk.call(staff.whoAmI)
  const ip = '192.0.2.20'
  for (let at = 0; at < 4; at++) await outcome(CALL, ip, wrongKey())
  expect(await outcome(CALL, ip, wrongKey())).toBe('too_many_requests')
  expect(await outcome(CALL, ip, desk.key)).toBe('success')
  const other = await newStaff(server, 'ben')
  expect(await outcome(CALL, '192.0.2.21', other.key)).toBe('success')
})
