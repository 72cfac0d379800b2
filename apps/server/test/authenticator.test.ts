import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import { CallError } from '@fairground/contract/envelope'
import { newPlayer, PASSWORD, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from './live/live-client.ts'

const STEP_MS = 30_000
let server: TestServer
let clock = Date.now()
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
afterAll(() => server.stop())

async function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: unknown) => {
      if (error instanceof CallError) return error.errorName
      throw error
    },
  )
}

/** The code that an app shows at a moment of the test's clock. */
function codeOf(secret: string, atMs = clock): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs })
}

async function newBoundPlayer(): Promise<{ player: Player; secret: string; recoveryCodes: string[] }> {
  const player = await newPlayer(server)
  const { secret } = (await player.call(authenticator.start)).model
  const { model } = await player.call(authenticator.bind, { password: PASSWORD, code: codeOf(secret) })
  clock += STEP_MS
  return { player, secret, recoveryCodes: model.recoveryCodes }
}

/** Lets the proof that binding gave run out. */
function waitForProofToEnd(): void {
  clock += 16 * 60_000
}

test('[AU-06] an authenticator app is bound by a code of its secret, and login asks for one from then on', async () => {
  const player = await newPlayer(server)
  const { secret, uri } = (await player.call(authenticator.start)).model
  expect(uri).toContain(`secret=${secret}`)
  expect((await player.call(auth.userInfo)).user.bind2Auth).toBe(false)
  expect(await refusal(player.call(authenticator.bind, { password: PASSWORD, code: '000000' }))).toBe('wrong_code')
  const { recoveryCodes } = (await player.call(authenticator.bind, { password: PASSWORD, code: codeOf(secret) })).model
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await player.call(auth.userInfo)).user.bind2Auth).toBe(true)

  clock += STEP_MS
  const { account } = player
  expect(await refusal(server.call(auth.login, { account, password: PASSWORD }))).toBe('authenticator_needed')
  expect(await refusal(server.call(auth.login, { account, password: PASSWORD, totp: '123456' }))).toBe('wrong_code')
  await server.call(auth.login, { account, password: PASSWORD, totp: codeOf(secret) })
})

test('[AU-06] a code works once, also for twenty who bring it at once', async () => {
  const { player, secret } = await newBoundPlayer()
  const totp = codeOf(secret)
  const { account } = player
  const all = Array.from({ length: 20 }, () => refusal(server.call(auth.login, { account, password: PASSWORD, totp })))
  const answers = await Promise.all(all)
  expect(answers.filter((answer) => answer === 'success')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['success', 'wrong_code', 'too_many_attempts']))
})

test('[AU-06] a recovery code logs in once, however it is written', async () => {
  const { player, recoveryCodes } = await newBoundPlayer()
  const [first = ''] = recoveryCodes
  const { account } = player
  await server.call(auth.login, { account, password: PASSWORD, totp: first.toLowerCase() })
  expect(await refusal(server.call(auth.login, { account, password: PASSWORD, totp: first }))).toBe('wrong_code')
})

test('[AU-06] [ER-07] what is sensitive asks for a code with 10140, and goes on once it was given', async () => {
  const { player, secret } = await newBoundPlayer()
  waitForProofToEnd()
  const change = { password: PASSWORD, newPassword: 'another sound horse' }
  expect(await refusal(player.call(auth.changePassword, change))).toBe('authenticator_needed')
  expect(await refusal(player.call(authenticator.prove, { code: '111111' }))).toBe('wrong_code')
  await player.call(authenticator.prove, { code: codeOf(secret) })
  await player.call(auth.changePassword, change)
  expect(await refusal(server.call(auth.login, { account: player.account, password: PASSWORD }))).toBe(
    'wrong_credentials',
  )
})

test('[AU-06] the app is taken off only after a code, and another one can be bound', async () => {
  const { player, secret, recoveryCodes } = await newBoundPlayer()
  expect(await refusal(player.call(authenticator.start))).toBe('authenticator_bound')
  waitForProofToEnd()
  expect(await refusal(player.call(authenticator.unbind))).toBe('authenticator_needed')
  await player.call(authenticator.prove, { code: codeOf(secret) })
  await player.call(authenticator.unbind)
  expect((await player.call(auth.userInfo)).user.bind2Auth).toBe(false)
  const remainingRows = await server.parts.db
    .selectFrom('recovery_code')
    .selectAll()
    .where('account_id', '=', player.userId)
    .execute()
  expect(remainingRows).toEqual([])
  const secondStart = (await player.call(authenticator.start)).model
  expect(secondStart.secret).not.toBe(secret)
  const { model } = await player.call(authenticator.bind, { password: PASSWORD, code: codeOf(secondStart.secret) })
  expect(model.recoveryCodes.some((code) => recoveryCodes.includes(code))).toBe(false)
})

test('[AU-06] binding without a secret, and guessing at one, is refused', async () => {
  const player = await newPlayer(server)
  expect(await refusal(player.call(authenticator.bind, { password: PASSWORD, code: '123456' }))).toBe(
    'authenticator_not_started',
  )
  await player.call(authenticator.start)
  for (let guess = 0; guess < 5; guess++) {
    expect(await refusal(player.call(authenticator.bind, { password: PASSWORD, code: `00000${guess}` }))).toBe(
      'wrong_code',
    )
  }
  expect(await refusal(player.call(authenticator.bind, { password: PASSWORD, code: '000009' }))).toBe(
    'too_many_attempts',
  )
})

test('another password logs every other device out, and the wrong old one is refused', async () => {
  const player = await newPlayer(server)
  const otherLogin = await server.call(auth.login, { account: player.account, password: PASSWORD })
  const wrong = { password: 'not my password', newPassword: 'another sound horse' }
  expect(await refusal(player.call(auth.changePassword, wrong))).toBe('wrong_credentials')
  const weak = { password: PASSWORD, newPassword: player.account }
  expect(await refusal(player.call(auth.changePassword, weak))).toBe('password_too_common')
  await player.call(auth.changePassword, { password: PASSWORD, newPassword: 'another sound horse' })
  expect(await refusal(server.call(auth.userInfo, {}, { token: otherLogin.model.token }))).toBe('not_logged_in')
  expect((await player.call(auth.userInfo)).user.userId).toBe(player.userId)
  await server.call(auth.login, { account: player.account, password: 'another sound horse' })
})

test('[AU-06] binding an app asks for the password, tells the owner and ends every other session', async () => {
  const player = await newPlayer(server)
  const thief = await server.call(auth.login, { account: player.account, password: PASSWORD })
  const { secret } = (await player.call(authenticator.start)).model
  const code = codeOf(secret)
  const guess = player.call(authenticator.bind, { password: 'not my password', code })
  expect(await refusal(guess)).toBe('wrong_credentials')
  expect((await player.call(auth.userInfo)).user.bind2Auth).toBe(false)

  const liveClient = await openLive(server.url, player.call)
  await liveClient.join([player.userId])
  await player.call(authenticator.bind, { password: PASSWORD, code })
  await liveClient.until((message) => message.type === 'event' && message.event === 'authenticator_bound')
  liveClient.close()
  expect(await refusal(server.call(auth.userInfo, {}, { token: thief.model.token }))).toBe('not_logged_in')
  expect((await player.call(auth.userInfo)).user.bind2Auth).toBe(true)
})
