import { createHash, randomUUID } from 'node:crypto'
import type { Call } from '@fairground/contract/call'
import { calls } from '@fairground/contract/calls/list'
import * as staff from '@fairground/contract/calls/staff'
import { HEADERS } from '@fairground/contract/headers'
import { type Permission, permissions } from '@fairground/contract/permissions'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doors } from '../../src/front/http/admit.ts'
import { rateLimits } from '../../src/ground/call/rate-limits.data.ts'
import { newStaffKey } from '../../src/people/staff/staff-key.ts'
import { INBOX } from '../inbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    // The first call of each new key counts as a guess.
    rateLimits: { ...rateLimits, badStaffKey: { points: 1_000, seconds: 60 } },
    environment: { ...INBOX, LOG_LEVEL: 'silent' },
  })
})
afterAll(() => server.stop())

/** A place that staff keys open: what it needs, and how to knock. */
interface Place {
  name: string
  may: Call['may']
  path: string
  method: 'GET' | 'POST'
}

const staffCalls: Place[] = calls
  .filter(({ access }) => access === 'staff')
  .map(({ name, may, paths: [path = ''] }) => ({ name, may, path, method: 'POST' }))
const places: Place[] = [
  ...staffCalls,
  { ...doors.inbox, path: '/inbox', method: 'GET' },
  { ...doors.document, path: `/api/staff/kyc/document/${randomUUID()}`, method: 'GET' },
  { ...doors.upload, path: `/api/file/${randomUUID()}`, method: 'GET' },
]

const keys = new Map<string, Promise<string>>()
/** A key of these scopes, made once. */
function keyFor(name: string, scopes: readonly Permission[]): Promise<string> {
  const key = keys.get(name) ?? newStaffKey(server.parts.db, new Date(), name, scopes)
  keys.set(name, key)
  return key
}

async function knock({ path, method }: Place, key: string): Promise<string> {
  const response = await fetch(server.url + path, {
    method,
    headers: { [HEADERS.staffKey]: key, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  })
  return await response.text()
}

/** The lines of a key in the log of staff. */
async function linesOf(key: string): Promise<string[]> {
  const rows = await server.parts.db
    .selectFrom('staff_action')
    .select(['call', 'outcome', 'before', 'after'])
    .where('key_id', '=', createHash('sha256').update(key).digest('hex').slice(0, 8))
    .orderBy('id')
    .execute()
  return rows.map(({ call, outcome, before, after }) => [call, outcome, before, after].join(' '))
}

test('every call of staff names a permission that exists, and only the question who one is takes any key', () => {
  const open = staffCalls.filter(({ may }) => may === 'any').map(({ name }) => name)
  expect(open).toEqual([staff.whoAmI.name])
  const unknown = staffCalls.filter(({ may }) => may !== 'any' && !permissions.some((each) => each === may))
  expect(unknown).toEqual([])
  expect(calls.filter(({ access, may }) => access !== 'staff' && may !== undefined)).toEqual([])
  expect(permissions.filter((permission) => !places.some(({ may }) => may === permission))).toEqual([])
})

describe.each(places.filter(({ may }) => may !== 'any'))('$name', (place) => {
  test('refuses a key that may do everything else, before it reads the request, and the log says so', async () => {
    const others = permissions.filter((permission) => permission !== place.may)
    const key = await keyFor(`not-${String(place.may).replace('.', '-')}`, others)
    const before = await linesOf(key)
    expect(await knock(place, key)).toMatch(place.path === '/inbox' ? /<form/ : /"insufficient_permissions"/)
    expect((await linesOf(key)).slice(before.length)).toEqual([`${place.name} insufficient_permissions  `])
  })

  test('lets in a key that is for nothing else', async () => {
    const key = await keyFor(`only-${String(place.may).replace('.', '-')}`, [place.may as Permission])
    await knock(place, key)
    expect((await linesOf(key)).at(-1)).toMatch(new RegExp(`^${place.name} (?!insufficient_permissions)`))
  })
})
