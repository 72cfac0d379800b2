import { request } from 'node:http'
import * as auth from '@fairground/contract/calls/auth'
import * as home from '@fairground/contract/calls/home'
import { calls } from '@fairground/contract/calls/list'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLimits } from './no-limits.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rateLimits: noLimits })
})
afterAll(() => server.stop())

test('[CL-08] startup answers the currency and the games of the demonstration operator', async () => {
  const answer = await server.call(home.startup)
  expect(answer).toMatchObject({
    status: 0,
    message: 'success',
    minBetAmount: 1,
    currencies: [
      { id: 'G$', symbol: 'G$', decimalLength: 2, withdrawDecimalLength: 0 },
      { id: 'BRL', decimalLength: 2 },
      { id: 'IDR', decimalLength: 0 },
      { id: 'USD', decimalLength: 2 },
      { id: 'BTC', decimalLength: 8 },
    ],
    currencyId: 'G$',
    games: expect.arrayContaining(
      ['mines', 'tower', 'stair', 'football', 'kangaroo', 'crash', 'aviator'].map((id) => ({ id, enabled: true })),
    ),
  })
})

test('[OP-05] health, readiness and metrics answer', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(server.url + path)).status, path).toBe(200)
  }
})

test('[ER-01] an unknown path answers 404 in the envelope', async () => {
  const response = await fetch(`${server.url}/api/nothing`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ status: 404, message: 'not_found', serverTime: expect.any(Number) })
})

test('[CL-06] every method and path of every call answers in the envelope', async () => {
  for (const call of calls.filter(({ access }) => access !== 'provider')) {
    for (const method of call.methods) {
      for (const path of call.paths) {
        const response = await fetch(server.url + path, { method })
        // Nothing has a name such as `:key`.
        expect(response.status, path).toBe(path.includes(':') ? 404 : 200)
        expect(await response.json(), path).toMatchObject({
          status: expect.any(Number),
          serverTime: expect.any(Number),
        })
      }
    }
  }
})

test('[CL-06] GET /api/openapi.json describes the calls', async () => {
  const response = await fetch(`${server.url}/api/openapi.json`)
  const document = (await response.json()) as { openapi: string; paths: Record<string, unknown> }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/game/bet', '/api/auth/user_info']))
})

test('[CL-01] fields of the query count like fields of the body, numbers and yes or no too', async () => {
  const player = await newPlayer(server)
  const response = await fetch(`${server.url}/api/auth/revoke_session?id=nonsense`, {
    method: 'POST',
    headers: { auth: player.token },
  })
  expect(await response.json()).toMatchObject({ status: 400, errors: [{ path: 'id' }] })
})

test('[CL-03] an answer carries the time in serverTime and in Date', async () => {
  const before = server.parts.now()
  const response = await fetch(`${server.url}/api/auth/check`, { method: 'POST' })
  const { serverTime } = (await response.json()) as { serverTime: number }
  expect(serverTime).toBeGreaterThanOrEqual(before)
  expect(serverTime).toBeLessThanOrEqual(server.parts.now())
  expect(Math.abs(Date.parse(response.headers.get('date') ?? '') - serverTime)).toBeLessThan(2_000)
})

test("[OP-05] a caller's sane request id is echoed, another is replaced", async () => {
  const ask = async (id: string) => {
    const response = await fetch(`${server.url}/api/auth/check`, { method: 'POST', headers: { 'x-request-id': id } })
    return response.headers.get('x-request-id')
  }
  expect(await ask('trace-7_a.b')).toBe('trace-7_a.b')
  const newIds = [await ask('not sane'), await ask('x'.repeat(65))]
  for (const id of newIds) expect(id).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
  expect(new Set(newIds).size).toBe(2)
})

test('[OP-05] metrics are told to this machine alone, unless the operator opens or closes them', async () => {
  const ask = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status
  expect(await ask(server.url)).toBe(200)
  // A proxy on this machine that forwards another client's request.
  expect(await ask(server.url, { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await ask(server.url, { forwarded: 'for=203.0.113.7' })).toBe(404)
  for (const [setting, status] of [
    ['on', 200],
    ['off', 404],
  ] as const) {
    const otherServer = await startTestServer({ databaseUrl: server.databaseUrl, environment: { METRICS: setting } })
    expect(await ask(otherServer.url, { 'x-forwarded-for': '203.0.113.7' })).toBe(status)
    await otherServer.stop()
  }
})

test('[OP-05] metrics count the answers by call and outcome', async () => {
  await server.call(auth.check)
  await fetch(`${server.url}/api/auth/user_info`, { method: 'POST' })
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(text).toMatch(/fairground_calls_total\{call="auth\.check",outcome="success"\} \d+/)
  expect(text).toMatch(/fairground_calls_total\{call="auth\.userInfo",outcome="not_logged_in"\} \d+/)
  expect(text).toMatch(/fairground_call_seconds_bucket\{.*call="auth\.check"/)
})

test('[RE-04] a request that is no HTTP is answered 400 and nothing else happens', async () => {
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    const openRequest = request(`${server.url}/api/auth/check`, {
      method: 'POST',
      headers: { 'x-long': 'x'.repeat(20_000) },
    })
    openRequest.on('response', (response) => resolve(response.statusCode)).on('error', reject)
    openRequest.end()
  })
  expect(answered).toBe(431)
  expect((await server.call(auth.check)).status).toBe(0)
})
