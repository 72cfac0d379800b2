import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as codes from '@fairground/contract/calls/codes'
import { CallError } from '@fairground/contract/envelope'
import { requireMoneyProof } from '@fairground/server/people/accounts/second-factor.ts'
import { newPlayer, PASSWORD, startTestServer, type TestServer } from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCode, INBOX, readInbox } from './inbox.ts'
import { noLimits } from './no-limits.ts'

let server: TestServer
let clock = Date.now()
const MINUTE_MS = 60_000
const allOn = { enableForgetPassword: true, enableRegister: true, enableWithdraw: true }

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    rateLimits: noLimits,
    settings: { smsConfig: allOn },
    environment: INBOX,
  })
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

const newEmail = () => `${randomUUID()}@example.com`
let lastPhone = 0
const newPhone = () => `+55119${String(30_000_000 + lastPhone++)}`

async function getCode(purpose: 'register' | 'forget_password', account: string): Promise<string> {
  await server.call(codes.sendCode, { purpose, account })
  return (await findCode(server, account)) ?? 'none'
}

async function newCodedPlayer(account = newEmail()) {
  const code = await getCode('register', account)
  const { model, user } = await server.call(auth.register, { account, password: PASSWORD, code })
  clock += MINUTE_MS
  return { account, token: model.token, user }
}

/** A code that is certainly another one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[AU-08] a registration by phone or e-mail needs the code that was sent there, by username it does not', async () => {
  for (const account of [newEmail(), newPhone()]) {
    const request = { account, password: PASSWORD }
    expect(await refusal(server.call(auth.register, request))).toBe('code_needed')
    expect(await refusal(server.call(auth.register, { ...request, code: '123456' }))).toBe('code_expired')
    const code = await getCode('register', account)
    expect(code).toMatch(/^\d{6}$/)
    expect(await refusal(server.call(auth.register, { ...request, code: otherThan(code) }))).toBe('wrong_code')
    const { user } = await server.call(auth.register, { ...request, code })
    expect(user.phoneChecked).toBe(account.startsWith('+'))
  }
  await newPlayer(server)
})

test('[AU-08] a code opens one account, also for four who bring it at once', async () => {
  const account = newEmail()
  const code = await getCode('register', account)
  const attempts = Array.from({ length: 4 }, () =>
    refusal(server.call(auth.register, { account, password: PASSWORD, code })),
  )
  expect((await Promise.all(attempts)).filter((answer) => answer === 'success')).toHaveLength(1)
})

test('[AU-08] a code ends after 10 minutes, after five tries, and when another one is sent', async () => {
  const account = newEmail()
  const register = (code: string) => refusal(server.call(auth.register, { account, password: PASSWORD, code }))
  const first = await getCode('register', account)
  clock += 10 * MINUTE_MS
  expect(await register(first)).toBe('code_expired')
  const second = await getCode('register', account)
  clock += MINUTE_MS
  const third = await getCode('register', account)
  if (second !== third) expect(await register(second)).toBe('wrong_code')
  clock += 16 * MINUTE_MS
  const fourth = await getCode('register', account)
  for (let tries = 0; tries < 4; tries++) expect(await register(otherThan(fourth))).toBe('wrong_code')
  await server.parts.loginFailures.forgive(`register ${account}`)
  expect(await register(otherThan(fourth))).toBe('wrong_code')
  await server.parts.loginFailures.forgive(`register ${account}`)
  expect(await register(fourth)).toBe('code_expired')
})

test('[AU-08] an address gets one code a minute and five an hour, also for twenty who ask at once', async () => {
  const account = newEmail()
  const ask = () => refusal(server.call(codes.sendCode, { purpose: 'register', account }))
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.filter((answer) => answer === 'success')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['success', 'code_too_soon']))
  for (let sent = 1; sent < 5; sent++) {
    clock += MINUTE_MS
    expect(await ask()).toBe('success')
  }
  clock += MINUTE_MS
  await expect(server.call(codes.sendCode, { purpose: 'register', account })).rejects.toMatchObject({
    params: { seconds: 55 * 60 },
  })
  clock += 55 * MINUTE_MS
  expect(await ask()).toBe('success')
})

test('[AU-08] a forgotten password is set anew by a code, which logs every device out', async () => {
  const { account, token } = await newCodedPlayer()
  for (let tries = 0; tries < 5; tries++) await refusal(server.call(auth.login, { account, password: 'wrong one' }))
  expect(await refusal(server.call(auth.login, { account, password: PASSWORD }))).toBe('too_many_attempts')
  const code = await getCode('forget_password', account)
  const password = 'another sound horse'
  const reset = (wish: string, text = password) =>
    refusal(server.call(codes.resetPassword, { account, code: wish, password: text }))
  expect(await reset(otherThan(code))).toBe('wrong_code')
  expect(await reset(code, 'password123')).toBe('password_too_common')
  expect(await reset(code)).toBe('success')
  expect(await reset(code)).toBe('code_expired')
  expect(await refusal(server.call(auth.userInfo, {}, { token }))).toBe('not_logged_in')
  expect(await refusal(server.call(auth.login, { account, password: PASSWORD }))).toBe('wrong_credentials')
  await server.call(auth.login, { account, password })
})

test('[AU-08] an unknown account gets the same answer, but nobody gets its code', async () => {
  const { account } = await newCodedPlayer()
  const stranger = newEmail()
  const ask = async (address: string) => {
    const { serverTime: _, ...answer } = await server.call(codes.sendCode, {
      purpose: 'forget_password',
      account: address,
    })
    return { ...answer, model: { ...answer.model, to: answer.model.to.slice(1) } }
  }
  expect(await ask(stranger)).toEqual(await ask(account))
  expect(await readInbox(server)).not.toContain(stranger)
  const reset = (address: string) =>
    refusal(server.call(codes.resetPassword, { account: address, code: '0000000', password: PASSWORD }))
  expect([await reset(stranger), await reset(account)]).toEqual(['wrong_code', 'wrong_code'])
})

test('[AU-08] a reset of an account with an authenticator app needs the code of the app too', async () => {
  const { account, token } = await newCodedPlayer()
  const { secret } = (await server.call(authenticator.start, {}, { token })).model
  const totpAt = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock })
  await server.call(authenticator.bind, { password: PASSWORD, code: totpAt() }, { token })
  clock += 2 * MINUTE_MS
  const code = await getCode('forget_password', account)
  const request = { account, code, password: 'another sound horse' }
  expect(await refusal(server.call(codes.resetPassword, request))).toBe('authenticator_needed')
  const totp = totpAt()
  await expect(server.call(codes.resetPassword, { ...request, totp: otherThan(totp) })).rejects.toMatchObject({
    errorName: 'wrong_code',
    params: { field: 'totp' },
  })
  expect(await refusal(server.call(codes.resetPassword, { ...request, totp }))).toBe('success')
})

test('[AU-08] money leaves only after a code, which proves the session for 15 minutes', async () => {
  const { account, token } = await newCodedPlayer()
  const session = await server.parts.sessions.find(token)
  if ('refusal' in session) throw new Error('no session')
  const prove = () => requireMoneyProof(server.parts, session)
  await expect(prove()).rejects.toMatchObject({
    errorName: 'authenticator_needed',
    params: { by: 'email', to: `${account.slice(0, 1)}•••@example.com` },
  })
  expect(await refusal(server.call(codes.sendCode, { purpose: 'withdraw' }))).toBe('not_logged_in')
  await server.call(codes.sendCode, { purpose: 'withdraw', account: newEmail() }, { token })
  const code = (await findCode(server, account)) ?? ''
  expect(await refusal(server.call(codes.proveCode, { code: otherThan(code) }, { token }))).toBe('wrong_code')
  await server.call(codes.proveCode, { code }, { token })
  await prove()
  clock += 15 * MINUTE_MS
  expect(await refusal(prove())).toBe('authenticator_needed')
})

test('[AU-08] a code never stands in for an authenticator app', async () => {
  const { token } = await newCodedPlayer()
  const { secret } = (await server.call(authenticator.start, {}, { token })).model
  const totp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock })
  await server.call(authenticator.bind, { password: PASSWORD, code: totp }, { token })
  expect(await refusal(server.call(codes.sendCode, { purpose: 'withdraw' }, { token }))).toBe('code_not_offered')
  expect(await refusal(server.call(codes.proveCode, { code: '123456' }, { token }))).toBe('code_not_offered')
})

test('[AU-08] what the operator has not switched on is refused, and a withdrawal needs no code', async () => {
  const off = await startTestServer({ environment: INBOX, settings: { enabledSmsConfigs: ['sms'] } })
  try {
    const account = newEmail()
    const player = await newPlayer(off, { account })
    for (const purpose of ['register', 'forget_password'] as const)
      expect(await refusal(off.call(codes.sendCode, { purpose, account }))).toBe('code_not_offered')
    const reset = off.call(codes.resetPassword, { account, code: '123456', password: PASSWORD })
    expect(await refusal(reset)).toBe('code_not_offered')
    const session = await off.parts.sessions.find(player.token)
    if ('refusal' in session) throw new Error('no session')
    await requireMoneyProof(off.parts, session)
  } finally {
    await off.stop()
  }
})

test('[AU-08] a way that is not enabled needs no code and gets none', async () => {
  const phones = await startTestServer({
    environment: INBOX,
    settings: { smsConfig: allOn, enabledSmsConfigs: ['sms'] },
  })
  try {
    const account = newEmail()
    expect(await refusal(phones.call(codes.sendCode, { purpose: 'register', account }))).toBe('code_not_offered')
    await newPlayer(phones, { account })
    const byPhone = phones.call(auth.register, { account: newPhone(), password: PASSWORD })
    expect(await refusal(byPhone)).toBe('code_needed')
  } finally {
    await phones.stop()
  }
})

test('neither the code nor the address can be read from the table of codes', async () => {
  const account = newEmail()
  const code = await getCode('register', account)
  const rows = await server.parts.db.selectFrom('one_time_code').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${account}`))
})
