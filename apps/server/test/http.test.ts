import { home } from '@fairground/contract'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('[CL-08] startup answers the currency and the games of the demonstration operator', async () => {
  const answer = await server.call(home.startup)
  expect(answer).toMatchObject({
    status: 0,
    message: 'success',
    minBetAmount: 1,
    currencies: [{ id: 'G$', symbol: 'G$', decimalLength: 2, withdrawDecimalLength: 0 }],
    currencyId: 'G$',
    games: [{ id: 'mines', enabled: true }],
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
