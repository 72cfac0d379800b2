import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import { HEADERS } from '@fairground/contract/headers'
import { createLog } from '@fairground/server/ground/log.ts'
import { newPlayer, PASSWORD, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../src/ground/call/rate-limits.data.ts'
import { outcomeOf } from './outcome-of.ts'

const servers: TestServer[] = []
let standard: TestServer
let strict: TestServer
beforeAll(async () => {
  standard = await startTestServer()
  strict = await startTestServer({
    databaseUrl: standard.databaseUrl,
    rateLimits: {
      ...rateLimits,
      user: { points: 3, seconds: 60 },
      anyone: { points: 4, seconds: 60 },
      badToken: { points: 2, seconds: 60 },
      login: { points: 2, seconds: 60 },
      recharge: { points: 2, seconds: 60 },
    },
  })
  servers.push(strict, standard)
})
afterAll(async () => {
  for (const server of servers) await server.stop()
})

test('[RE-06] the standard limits stop neither 50 calls a second of one player nor 20 equal calls at once', async () => {
  const player = await newPlayer(standard)
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => outcomeOf(player.call(auth.userInfo))))
  expect(new Set(outcomes)).toEqual(new Set(['success']))
})

test('[RE-06] a player over the limit gets 429 with the seconds to wait; another player goes on', async () => {
  const [busy, calm] = await Promise.all([newPlayer(standard), newPlayer(standard)])
  const ask = (token: string) => outcomeOf(strict.call(auth.userInfo, {}, { token }))
  for (let i = 0; i < 3; i++) expect(await ask(busy.token)).toBe('success')
  const response = await fetch(`${strict.url}/api/auth/user_info`, { headers: { auth: busy.token } })
  expect(response.status).toBe(429)
  const wait = Number(response.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await response.json()).toMatchObject({ status: 429, message: 'too_many_requests', params: { seconds: wait } })
  expect(await ask(calm.token)).toBe('success')
})

test('[RE-06] calls for anyone are counted by address, password checks and unknown tokens on their own', async () => {
  const outcomes = async (times: number, make: () => Promise<unknown>) => {
    const statuses: string[] = []
    for (let i = 0; i < times; i++) statuses.push(await outcomeOf(make()))
    return statuses
  }
  expect(await outcomes(5, () => strict.call(auth.check))).toEqual([...Array(4).fill('success'), 'too_many_requests'])
  const login = () => strict.call(auth.login, { account: 'nobody_here', password: 'any password' })
  expect(await outcomes(3, login)).toEqual(['wrong_credentials', 'wrong_credentials', 'too_many_requests'])
  const stale = () => strict.call(auth.userInfo, {}, { token: 'B'.repeat(43) })
  expect(await outcomes(3, stale)).toEqual(['not_logged_in', 'not_logged_in', 'too_many_requests'])
})

test('[RE-06] deposits are counted by account on their own', async () => {
  const [busy, calm] = await Promise.all([newPlayer(standard), newPlayer(standard)])
  const recharge = (token: string) => outcomeOf(strict.call(pay.recharge, { amount: 5, channel: 'none' }, { token }))
  expect([await recharge(busy.token), await recharge(busy.token), await recharge(busy.token)]).toEqual([
    'channel_unknown',
    'channel_unknown',
    'too_many_requests',
  ])
  expect(await recharge(calm.token)).toBe('channel_unknown')
})

test.each([
  [{}, 1],
  [{ TRUST_PROXY: '1' }, 0],
])('[RE-06] with %j, X-Forwarded-For is warned of %i times, however often it comes', async (environment, warnings) => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const { databaseUrl } = standard
  const server = await startTestServer({ databaseUrl, environment, log })
  servers.unshift(server)
  for (let call = 0; call < 3; call++) {
    await server.call(auth.check, {}, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  }
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(warnings)
})

test('[RE-06] registrations are counted by the hour, by address and by the browser that they name', async () => {
  const limited = await startTestServer({
    rateLimits: {
      ...rateLimits,
      register: { points: 5, seconds: 3600 },
      registerDevice: { points: 2, seconds: 3600 },
    },
  })
  servers.unshift(limited)
  let number = 0
  const register = (browserId?: string) => {
    number += 1
    const account = `limit_${process.pid}_${number}_${Date.now() % 1_000_000}`
    const headers: Record<string, string> = browserId === undefined ? {} : { [HEADERS.browserId]: browserId }
    return outcomeOf(limited.call(auth.register, { account, password: PASSWORD }, { headers }))
  }
  expect([await register('a'), await register('a'), await register('a')]).toEqual([
    'success',
    'success',
    'too_many_requests',
  ])
  expect([await register('b'), await register(), await register('c')]).toEqual([
    'success',
    'success',
    'too_many_requests',
  ])
  expect(rateLimits.register.seconds).toBe(3600)
})
