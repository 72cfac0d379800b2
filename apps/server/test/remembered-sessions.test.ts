import { hash } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RememberedSessions, rememberSessions } from '../src/people/accounts/remembered-sessions.ts'
import type { StoredSession } from '../src/people/accounts/session-reader.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
let server: TestServer
/** The remembered sessions of another process on the same database. */
let otherSessions: RememberedSessions
beforeAll(async () => {
  server = await startTestServer()
  otherSessions = rememberSessions(server.databaseUrl, silent)
})
afterAll(async () => {
  await otherSessions.close()
  await server.stop()
})

/** A player whose session the other process remembers. */
async function openRememberedSessions() {
  const me = await newPlayer(server)
  await me.call(auth.userInfo)
  const tokenHash = hash('sha256', me.token, 'hex')
  const { id } = await server.parts.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', me.userId)
    .executeTakeFirstOrThrow()
  const session: StoredSession = {
    ...{ id, accountId: me.userId, walletId: me.userId, currencyId: 'G$', countryId: undefined },
    lastSeenAtMs: Date.now(),
    expiresAtMs: Date.now() + 60_000,
    isRevoked: false,
  }
  // Until it hears of changes it remembers nothing.
  await expect
    .poll(() => {
      otherSessions.keep(tokenHash, session, otherSessions.generation())
      return otherSessions.find(tokenHash)?.id
    })
    .toBe(id)
  return { me, id, tokenHash, session }
}

test('a session that one process ends is forgotten by the others', async () => {
  const { me, id, tokenHash } = await openRememberedSessions()
  expect(await server.parts.sessions.revoke(me.userId, id)).toBe(true)
  await expect(me.call(auth.userInfo)).rejects.toMatchObject({ errorName: 'not_logged_in' })
  await expect.poll(() => otherSessions.find(tokenHash)).toBeUndefined()
})

test('what is held against an account’s country is forgotten when that changes', async () => {
  const { me, tokenHash } = await openRememberedSessions()
  await sql`update account set country_id = 'DE' where id = ${me.userId}`.execute(server.parts.db)
  await expect.poll(() => otherSessions.find(tokenHash)).toBeUndefined()
})

test('what was read before something was heard is not kept', async () => {
  const { session } = await openRememberedSessions()
  const before = otherSessions.generation()
  otherSessions.drop('anything')
  otherSessions.keep('a hash', session, before)
  expect(otherSessions.find('a hash')).toBeUndefined()
})

test('a process that hears nothing remembers nothing, until it hears again', async () => {
  const { tokenHash, session } = await openRememberedSessions()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairground sessions news'
    and datname = current_database()`.execute(server.parts.db)
  await expect.poll(() => otherSessions.find(tokenHash)).toBeUndefined()
  await expect
    .poll(() => {
      otherSessions.keep(tokenHash, session, otherSessions.generation())
      return otherSessions.find(tokenHash)?.id
    })
    .toBe(session.id)
})
