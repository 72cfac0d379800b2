import { hash } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import { HEADERS, signedText } from '@fairground/contract/headers'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const NOW = 1_900_000_000_000
const PATH = '/api/auth/check'
const MINUTE = 60_000

let server: TestServer
let prefix: string
beforeAll(async () => {
  server = await startTestServer({ settings: { signingRequired: true }, now: () => NOW })
  prefix = await server.parts.signingPrefix()
})
afterAll(() => server.stop())

function signedHeaders(time: number | string, path = PATH, secret = prefix): Record<string, string> {
  return {
    [HEADERS.time]: String(time),
    [HEADERS.signature]: hash('md5', signedText(secret, path, time), 'hex'),
  }
}

async function check(headers: Record<string, string>, path = PATH): Promise<unknown> {
  const response = await fetch(server.url + path, { method: 'POST', headers })
  expect(response.status).toBe(200)
  return ((await response.json()) as { status: number }).status
}

describe('where the operator asks for signatures', () => {
  test('[CL-02] a call with the MD5 of prefix, path and time is served, with a query too', async () => {
    expect(await check(signedHeaders(NOW))).toBe(0)
    expect(await check(signedHeaders(NOW), `${PATH}?a=1`)).toBe(0)
  })

  test.each([
    ['five minutes late', NOW - 5 * MINUTE, 0],
    ['five minutes early', NOW + 5 * MINUTE, 0],
    ['later than that', NOW - 5 * MINUTE - 1, 403],
    ['earlier than that', NOW + 5 * MINUTE + 1, 403],
  ])('[CL-02] a signature that is %s', async (_, time, status) => {
    expect(await check(signedHeaders(time))).toBe(status)
  })

  test.each([
    ['no headers', {}],
    ['a time alone', { ST: String(NOW) }],
    ['a signature alone', { STT: 'a'.repeat(32) }],
    ['a wrong signature', { ST: String(NOW), STT: 'a'.repeat(32) }],
    ['one that is not hex', { ST: String(NOW), STT: 'ä'.repeat(3) }],
    ['one of another length', { ST: String(NOW), STT: 'a' }],
  ])('[CL-02] [ER-02] %s is refused with 403', async (_, headers) => {
    expect(await check(headers as Record<string, string>)).toBe(403)
  })

  test.each([
    ['another prefix', () => signedHeaders(NOW, PATH, `${prefix}x`)],
    ['another path', () => signedHeaders(NOW, '/api/auth/logout')],
    ['a time that is no number', () => signedHeaders('1.9e12')],
    ['a negative time', () => signedHeaders('-1')],
    ['an endless time', () => signedHeaders('9'.repeat(400))],
    [
      'upper-case hex',
      () => ({ ...signedHeaders(NOW), STT: hash('md5', signedText(prefix, PATH, NOW), 'hex').toUpperCase() }),
    ],
  ])('[CL-02] a signature over %s is refused with 403', async (_, headers) => {
    expect(await check(headers())).toBe(403)
  })

  test('[CL-02] what caches keep for good needs no signature: it would differ each time', async () => {
    const response = await fetch(`${server.url}/static/theme/none`)
    expect(await response.json()).toMatchObject({ status: 404 })
  })

  test('[CL-02] a provider signs in its own way: the site asks it for none', async () => {
    const response = await fetch(server.url + pay.hook.paths[0]?.replace(':provider', 'none'), { method: 'POST' })
    expect(response.status).toBe(404)
  })
})

test('[CL-02] where nobody asks for signatures, any header of any value is taken', async () => {
  const open = await startTestServer()
  const player = await newPlayer(open)
  const odd = Object.fromEntries(
    Object.values(HEADERS)
      .filter((name) => name !== HEADERS.token)
      .map((name) => [name, '\u00ff <x>']),
  )
  const { user } = await player.call(auth.userInfo, {}, { headers: odd })
  expect(user.userId).toBe(player.userId)
  await open.stop()
})

test('a closed site answers -120, and lets providers and what finishes open play in', async () => {
  const closedServer = await startTestServer({ settings: { maintenance: true } })
  const ask = async (path: string) => (await fetch(closedServer.url + path, { method: 'POST' })).json()
  expect(await ask('/api/auth/user_info')).toMatchObject({ status: -120, message: 'maintenance' })
  expect(await ask('/api/game/finish_hold')).toMatchObject({ status: 1012 })
  expect(await ask('/api/game/bet')).toMatchObject({ status: -120 })
  expect(await ask('/api/pay/hook/none')).toMatchObject({ status: 404 })
  await closedServer.stop()
})
