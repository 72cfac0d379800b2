import * as auth from '@fairground/contract/calls/auth'
import { CallError } from '@fairground/contract/envelope'
import { forgetSessions } from '@fairground/server/people/accounts/forget-old-rows.ts'
import { newPlayer, PASSWORD, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

const NEW_PASSWORD = 'another sound horse'
/** Time limit for slow machines; usually the test waits milliseconds. */
const PATIENT = { timeout: 20_000, interval: 20 }
const DAY = 24 * 60 * 60_000
let server: TestServer
let clock = Date.now()
beforeAll(async () => {
  server = await startTestServer({ now: () => clock, environment: { TRUST_PROXY: '1' } })
})
afterAll(() => server.stop())

/** The token of a login from a new address, or the refusal's name. */
async function logIn({ account }: Player, address: string): Promise<string> {
  const headers = { 'x-forwarded-for': address }
  return server.call(auth.login, { account, password: PASSWORD }, { headers }).then(
    ({ model }) => model.token,
    (error: unknown) => {
      if (error instanceof CallError) return error.errorName
      throw error
    },
  )
}

async function isLoggedIn(token: string): Promise<boolean> {
  return (await server.call(auth.check, {}, { token })).model.valid
}

/** Holds every change of sessions up until it is let go. */
async function holdSessions(): Promise<{ waiting(): Promise<number>; letGo(): Promise<void> }> {
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  await client.query('begin; lock table session in share row exclusive mode')
  return {
    async waiting() {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(server.parts.db)
      return rows[0]?.count ?? 0
    },
    async letGo() {
      await client.query('commit')
      await client.end()
    },
  }
}

/** Sessions of an account as a script would have left them: `age` counts milliseconds since the last use. */
async function addSessions({ userId }: Player, ages: readonly number[]): Promise<void> {
  await sql`
    insert into session (id, account_id, token_hash, device_name, created_at, last_seen_at, expires_at)
    select gen_random_uuid(), ${userId}, sha256(convert_to(${userId} || n, 'UTF8')), 'script',
      ${new Date(clock)}::timestamptz - make_interval(secs => age / 1000.0),
      ${new Date(clock)}::timestamptz - make_interval(secs => age / 1000.0), ${new Date(clock + 30 * DAY)}
    from unnest(${ages}::float8[]) with ordinality as asked(age, n)
  `.execute(server.parts.db)
}

async function countSessions({ userId }: Player): Promise<{ all: number; open: number }> {
  const rows = await server.parts.db
    .selectFrom('session')
    .select('revoked_at')
    .where('account_id', '=', userId)
    .execute()
  return { all: rows.length, open: rows.filter(({ revoked_at }) => revoked_at === null).length }
}

test.each(['login', 'change'])(
  '[RG-05] a login with the old password does not outlive its change (%s first)',
  async (first) => {
    const player = await newPlayer(server)
    await logIn(player, '10.0.0.1')
    const hold = await holdSessions()
    const changing = () => player.call(auth.changePassword, { password: PASSWORD, newPassword: NEW_PASSWORD })
    const entering = () => logIn(player, '10.0.0.2')
    const [one, other] = first === 'login' ? [entering, changing] : [changing, entering]
    const begunCall = one()
    await expect.poll(hold.waiting, PATIENT).toBe(1)
    const after = other()
    await expect.poll(hold.waiting, PATIENT).toBe(2)
    await hold.letGo()
    const [a, b] = await Promise.all([begunCall, after])
    const token = [a, b].find((answer) => typeof answer === 'string') ?? ''
    expect(await isLoggedIn(token), 'the login is ended or refused').toBe(false)
    if (first === 'change') expect(token).toBe('wrong_credentials')
    expect(await isLoggedIn(player.token)).toBe(true)
    expect(await countSessions(player)).toMatchObject({ open: 1 })
  },
)

test('[RG-05] another password ends every other session, however many there are', async () => {
  const player = await newPlayer(server)
  await addSessions(player, Array<number>(250).fill(1000))
  const messages: string[] = []
  server.parts.events.on('sessionRevoked', ({ accountId }) => messages.push(accountId))
  await player.call(auth.changePassword, { password: PASSWORD, newPassword: NEW_PASSWORD })
  expect(await countSessions(player)).toMatchObject({ open: 1 })
  expect(await isLoggedIn(player.token)).toBe(true)
  expect(messages.filter((id) => id === player.userId)).toHaveLength(250)
})

test('[RE-06] an account has a hundred sessions at most: the dead go first, then those not used for longest', async () => {
  const player = await newPlayer(server)
  const dead = (await logIn(player, '10.0.0.3')) as string
  await server.call(auth.logout, {}, { token: dead })
  clock += 1
  const idle = await logIn(player, '10.0.0.3')
  clock += 60_000
  const { db } = server.parts
  await db
    .updateTable('session')
    .set({ last_seen_at: new Date(clock) })
    .where('account_id', '=', player.userId)
    .where('revoked_at', 'is', null)
    .where(
      'id',
      'not in',
      (await player.call(auth.sessions)).list.filter(({ current }) => !current).map(({ id }) => id),
    )
    .execute()
  await addSessions(player, Array<number>(98).fill(100))
  const newest = await logIn(player, '10.0.0.3')
  expect(await countSessions(player)).toEqual({ all: 100, open: 100 })
  expect(await isLoggedIn(idle)).toBe(false)
  expect(await isLoggedIn(newest)).toBe(true)
})

test('[RE-06] sessions that ended or were left idle a day ago are removed, and no others', async () => {
  const player = await newPlayer(server)
  await addSessions(player, [DAY + 1000, DAY - 1000, 1000])
  await forgetSessions(server.parts.db, clock)
  expect((await countSessions(player)).all).toBe(3)
  expect(await isLoggedIn(player.token)).toBe(true)
})

test('[RG-05] strangers who guess lock strangers out, not a device that has logged in to the account before', async () => {
  const player = await newPlayer(server)
  const { account } = player
  const attempt = (bfid: string, password: string) =>
    server.call(auth.login, { account, password }, { headers: { bfid } }).then(
      () => 'success',
      (error: unknown) => (error instanceof CallError ? error.errorName : 'broken'),
    )
  expect(await attempt('home', PASSWORD)).toBe('success')
  for (let guess = 0; guess < 5; guess++)
    expect(await attempt(`stranger ${guess}`, 'a guess')).toBe('wrong_credentials')
  expect(await attempt('another', PASSWORD)).toBe('too_many_attempts')
  expect(await attempt('home', PASSWORD)).toBe('success')
  expect(await attempt('another', PASSWORD), 'a right password at home forgives no stranger').toBe('too_many_attempts')

  const otherPlayer = await newPlayer(server)
  for (let guess = 0; guess < 5; guess++) await attempt('home', 'a guess')
  expect(await attempt('home', PASSWORD), 'a known device has five guesses too').toBe('too_many_attempts')
  const elsewhere = server.call(auth.login, otherPlayer, { headers: { bfid: 'home' } })
  expect((await elsewhere).user.userId).toBe(otherPlayer.userId)
})

test('[RE-06] a login does not wait for the registrations before it', async () => {
  const { account } = await newPlayer(server)
  const order: string[] = []
  const registrations = Array.from({ length: 40 }, async (_, at) => {
    await server.call(auth.register, { account: `flood_of_${at}`, password: PASSWORD })
    order.push('registration')
  })
  await expect.poll(() => order.length, PATIENT).toBeGreaterThan(0)
  await server.call(auth.login, { account, password: PASSWORD })
  order.push('login')
  await Promise.all(registrations)
  expect(order.indexOf('login')).toBeLessThan(30)
})
