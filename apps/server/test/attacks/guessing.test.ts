import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as codes from '@fairground/contract/calls/codes'
import type { CodePurpose } from '@fairground/contract/code-purpose'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, PASSWORD, startTestServer, type TestServer } from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCode, INBOX } from '../inbox.ts'
import { noLimits } from '../no-limits.ts'

/** Two processes on one database. Guesses at one subject wait for each other within a process, so two processes let at most
 * one guess more through than one. */
let first: TestServer
let second: TestServer
let clock = Date.now()
const MOST_GUESSES = 5 + 1

beforeAll(async () => {
  const options = {
    now: () => clock,
    rateLimits: noLimits,
    settings: { smsConfig: { enableForgetPassword: true, enableRegister: true, enableWithdraw: true } },
    environment: { ...INBOX, TRUST_PROXY: '1' },
  }
  first = await startTestServer(options)
  second = await startTestServer({ ...options, databaseUrl: first.databaseUrl })
})
afterAll(async () => {
  await second.stop()
  await first.stop()
})

async function outcome(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: unknown) => (error instanceof CallError ? error.errorName : String(error)),
  )
}

let nextAddress = 0
/** A caller from an address and a browser that nobody has used. */
const stranger = () => ({
  'x-forwarded-for': `10.1.${++nextAddress >> 8}.${nextAddress & 255}`,
  [HEADERS.browserId]: randomUUID(),
})

/** Makes guesses at once, in turn at both processes. @returns how often each outcome came */
async function guessAtOnce(times: number, guess: (server: TestServer, at: number) => Promise<unknown>) {
  const outcomes = await Promise.all(
    Array.from({ length: times }, (_, at) => outcome(guess(at % 2 === 0 ? first : second, at))),
  )
  const counts: Record<string, number> = {}
  for (const name of outcomes) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Every e-mail begins with the same letter, which the answers show. */
const newEmail = () => `p${randomUUID()}@example.com`

async function getCode(purpose: 'register' | 'forget_password', account: string): Promise<string> {
  await first.call(codes.sendCode, { purpose, account }, { headers: stranger() })
  return (await findCode(first, account)) ?? 'none'
}

async function newCodedPlayer() {
  const account = newEmail()
  const code = await getCode('register', account)
  const { model } = await first.call(
    auth.register,
    { account, password: PASSWORD, code, age: 99 },
    { headers: stranger() },
  )
  clock += 60_000
  return { account, token: model.token }
}

/** Codes other than the right one. */
const wrongCodes = (code: string, count: number) =>
  Array.from({ length: count }, (_, at) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'))

test('[RG-05] many passwords for one account, from as many addresses and browsers, are five; its owner still gets in', async () => {
  const account = `stuffed_${randomUUID().slice(0, 8)}`
  const headers = stranger()
  await first.call(auth.register, { account, password: PASSWORD }, { headers })
  const counts = await guessAtOnce(20, (server, at) =>
    server.call(auth.login, { account, password: `guess number ${at}` }, { headers: stranger() }),
  )
  expect(counts.wrong_credentials).toBeLessThanOrEqual(MOST_GUESSES)
  expect(counts.success).toBeUndefined()
  const right = { account, password: PASSWORD }
  expect(await outcome(second.call(auth.login, right, { headers: stranger() }))).toBe('too_many_attempts')
  expect(await outcome(second.call(auth.login, right, { headers }))).toBe('success')
})

test('[RG-05] one password for many accounts from one address is fifty, and then the right one helps no more', async () => {
  const player = await newPlayer(first)
  const headers = { 'x-forwarded-for': '10.9.9.9' }
  const counts = await guessAtOnce(60, (server, at) =>
    server.call(auth.login, { account: `name_${at}`, password: 'one password for all' }, { headers }),
  )
  expect(counts.wrong_credentials).toBeLessThanOrEqual(50 + 1)
  const right = { account: player.account, password: PASSWORD }
  expect(await outcome(first.call(auth.login, right, { headers }))).toBe('too_many_attempts')
  expect(await outcome(first.call(auth.login, right, { headers: stranger() }))).toBe('success')
})

/** What a caller sees of an answer, without times and without the account that was typed. */
async function seen(server: TestServer, path: string, body: Record<string, string>) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...stranger() },
    body: JSON.stringify(body),
  })
  const { serverTime: _, ...answer } = (await response.json()) as Record<string, unknown>
  const headers = [...response.headers.keys()].filter((name) => name !== 'date')
  return { http: response.status, headers, text: JSON.stringify(answer).replaceAll(body.account ?? '', 'ACCOUNT') }
}

test('[RG-05] login, code and reset answer alike for an account that exists and for one that does not', async () => {
  const { account } = await newCodedPlayer()
  const nobody = newEmail()
  const paths: [string, Record<string, string>][] = [
    ['/api/auth/login', { password: 'not the password' }],
    ['/api/auth/send_code', { purpose: 'forget_password' }],
    ['/api/auth/reset_password', { password: 'another sound battery', code: '000000' }],
  ]
  for (const [path, fields] of paths) {
    const known = await seen(first, path, { account, ...fields })
    expect(JSON.parse(known.text).message).not.toBe('not_found')
    expect(await seen(first, path, { account: nobody, ...fields }), path).toEqual(known)
  }
})

test('[AU-08] twenty guesses at a code for a registration, at once at two processes, end the code after five tries', async () => {
  const account = newEmail()
  const code = await getCode('register', account)
  const guesses = wrongCodes(code, 20)
  const counts = await guessAtOnce(20, (server, at) =>
    server.call(auth.register, { account, password: PASSWORD, code: guesses[at] }, { headers: stranger() }),
  )
  expect(counts.success).toBeUndefined()
  expect(counts.wrong_code).toBeLessThanOrEqual(5)
  const rightOne = first.call(auth.register, { account, password: PASSWORD, code }, { headers: stranger() })
  expect(['code_expired', 'too_many_attempts']).toContain(await outcome(rightOne))
})

test('[AU-08] twenty guesses at a code for a new password leave the old password in force', async () => {
  const { account } = await newCodedPlayer()
  const code = await getCode('forget_password', account)
  const guesses = wrongCodes(code, 20)
  const reset = (server: TestServer, typed: string) =>
    server.call(
      codes.resetPassword,
      { account, code: typed, password: 'the password of a thief' },
      { headers: stranger() },
    )
  const counts = await guessAtOnce(20, (server, at) => reset(server, guesses[at] ?? ''))
  expect(counts.success).toBeUndefined()
  expect(counts.wrong_code).toBeLessThanOrEqual(5)
  expect(['code_expired', 'too_many_attempts']).toContain(await outcome(reset(second, code)))
  expect(await outcome(first.call(auth.login, { account, password: PASSWORD }, { headers: stranger() }))).toBe(
    'success',
  )
})

test('[AU-08] a code for a new password works once, also for ten who bring it at once to two processes', async () => {
  const { account } = await newCodedPlayer()
  const code = await getCode('forget_password', account)
  const counts = await guessAtOnce(10, (server, at) =>
    server.call(codes.resetPassword, { account, code, password: `a new sound battery ${at}` }, { headers: stranger() }),
  )
  expect(counts.success).toBe(1)
})

test('[AU-08] twenty guesses at the code for a withdrawal end it, and the session stays unproved', async () => {
  const { account, token } = await newCodedPlayer()
  await first.call(codes.sendCode, { purpose: 'withdraw' as CodePurpose }, { token, headers: stranger() })
  const code = (await findCode(first, account)) ?? 'none'
  const guesses = wrongCodes(code, 20)
  const prove = (server: TestServer, typed: string) =>
    server.call(codes.proveCode, { code: typed }, { token, headers: stranger() })
  const counts = await guessAtOnce(20, (server, at) => prove(server, guesses[at] ?? ''))
  expect(counts.success).toBeUndefined()
  expect(counts.wrong_code).toBeLessThanOrEqual(5)
  expect(['code_expired', 'too_many_attempts']).toContain(await outcome(prove(second, code)))
})

test("[AU-06] an authenticator's code is guessed five times, and a right one works once in two processes", async () => {
  const player = await newPlayer(first)
  const { secret } = (await player.call(authenticator.start)).model
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock })
  await player.call(authenticator.bind, { password: PASSWORD, code: codeNow() })
  clock += 30_000
  const logIn = (server: TestServer, totp: string) =>
    server.call(auth.login, { account: player.account, password: PASSWORD, totp }, { headers: stranger() })
  const code = codeNow()
  expect((await guessAtOnce(10, (server) => logIn(server, code))).success).toBe(1)
  await first.parts.loginFailures.forgive(player.account)
  clock += 30_000
  const guesses = wrongCodes(codeNow(), 20).map((guess) => (Number(guess) + 500_000) % 1_000_000)
  const counts = await guessAtOnce(20, (server, at) => logIn(server, String(guesses[at]).padStart(6, '0')))
  expect(counts.success).toBeUndefined()
  expect(counts.wrong_code).toBeLessThanOrEqual(MOST_GUESSES)
  expect(await outcome(logIn(second, codeNow()))).toBe('too_many_attempts')
})
