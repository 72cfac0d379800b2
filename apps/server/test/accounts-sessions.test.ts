import * as auth from '@fairground/contract/calls/auth'
import { CallError } from '@fairground/contract/envelope'
import { newPlayer, PASSWORD, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let server: TestServer
let clock = Date.now()
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
afterAll(() => server.stop())

/** The status that user_info answers to a token. */
async function statusOf(token: string | undefined, on = server): Promise<number> {
  return on.call(auth.userInfo, {}, { token }).then(
    (answer) => answer.status,
    (error: unknown) => {
      if (error instanceof CallError) return error.status
      throw error
    },
  )
}

test('[ER-03] without a token, or with an unknown one, a call for a user answers 1012', async () => {
  expect(await statusOf(undefined)).toBe(1012)
  expect(await statusOf('not a token')).toBe(1012)
  expect(await statusOf('A'.repeat(43))).toBe(1012)
})

test('logging out ends the session, and check says so without a refusal', async () => {
  const player = await newPlayer(server)
  expect((await player.call(auth.check)).model).toEqual({ valid: true })
  await player.call(auth.logout)
  expect(await statusOf(player.token)).toBe(1012)
  expect((await player.call(auth.check)).model).toEqual({ valid: false })
  expect((await server.call(auth.check)).model).toEqual({ valid: false })
})

test('[RG-05] after more than 30 minutes idle the player logs in again', async () => {
  const player = await newPlayer(server)
  clock += 30 * MINUTE
  expect(await statusOf(player.token), 'the use of this moment counts').toBe(0)
  clock += 30 * MINUTE
  expect(await statusOf(player.token)).toBe(0)
  clock += 30 * MINUTE + 1
  expect(await statusOf(player.token)).toBe(1013)
})

test('[RG-05] asking whether a token is valid is no use of it', async () => {
  const player = await newPlayer(server)
  clock += 20 * MINUTE
  expect((await player.call(auth.check)).model.valid).toBe(true)
  clock += 10 * MINUTE + 1
  expect(await statusOf(player.token)).toBe(1013)
})

test('[ER-03] a session ends 30 days after the login, however much it is used', async () => {
  const player = await newPlayer(server)
  const ends = clock + 30 * DAY
  await server.parts.db
    .updateTable('session')
    .set({ last_seen_at: new Date(ends) })
    .where('account_id', '=', player.userId)
    .execute()
  clock = ends - 1
  expect(await statusOf(player.token)).toBe(0)
  clock = ends
  expect(await statusOf(player.token)).toBe(1013)
})

test('[RE-08] two servers on one database share sessions, revoked ones and the last use too', async () => {
  const otherServer = await startTestServer({ databaseUrl: server.databaseUrl, now: () => clock })
  const player = await newPlayer(server)
  expect(await statusOf(player.token, otherServer)).toBe(0)
  clock += 20 * MINUTE
  expect(await statusOf(player.token, otherServer)).toBe(0)
  await otherServer.stop()
  clock += 20 * MINUTE
  expect(await statusOf(player.token), 'the other server has written its use').toBe(0)
  await player.call(auth.logout)
  expect(await statusOf(player.token)).toBe(1012)
})

test('[RE-06] a player lists the devices, revokes one, and its live connections are told', async () => {
  const laptop = await newPlayer(server)
  clock += 1
  const { model } = await server.call(
    auth.login,
    { account: laptop.account, password: PASSWORD },
    { headers: { 'user-agent': `Phone ${'x'.repeat(300)}` } },
  )
  const { list } = await laptop.call(auth.sessions)
  expect(list.map(({ current }) => current)).toEqual([false, true])
  const [phone] = list
  if (!phone) throw new Error('no device is listed')
  expect(phone.name).toMatch(/^Phone x{54}$/)

  const messages: unknown[] = []
  server.parts.events.on('sessionRevoked', (event) => messages.push(event))
  await laptop.call(auth.revokeSession, { id: phone.id })
  expect(messages).toEqual([{ accountId: laptop.userId, sessionId: phone.id }])
  expect(await statusOf(model.token)).toBe(1012)
  expect(await statusOf(laptop.token)).toBe(0)
  expect((await laptop.call(auth.sessions)).list).toHaveLength(1)
  await expect(laptop.call(auth.revokeSession, { id: phone.id })).rejects.toThrow('session_unknown')
})

test("[RE-05] a player cannot revoke another's device", async () => {
  const [one, two] = await Promise.all([newPlayer(server), newPlayer(server)])
  const { list } = await two.call(auth.sessions)
  await expect(one.call(auth.revokeSession, { id: list[0]?.id ?? '' })).rejects.toThrow('session_unknown')
  expect(await statusOf(two.token)).toBe(0)
})
