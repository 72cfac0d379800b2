import http from 'node:http'
import { connect } from 'node:net'
import * as auth from '@fairground/contract/calls/auth'
import { calls } from '@fairground/contract/calls/list'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLimits } from './no-limits.ts'

let server: TestServer
let player: Player
beforeAll(async () => {
  server = await startTestServer({ rateLimits: noLimits })
  player = await newPlayer(server, { deposit: 100 })
})
afterAll(() => server.stop())

interface Answer {
  http: number
  status: number
  message: string
  errors?: { path: string; message: string }[]
}

/** Posts a body unchanged. */
async function post(path: string, body: string | undefined, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), auth: player.token, ...headers },
    ...(body !== undefined && { body }),
  })
  return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) } satisfies Answer
}

const REGISTER = '/api/auth/register'

test.each([
  ['broken JSON', '{"account": '],
  ['a lone word', 'account'],
  ['a number', '17'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"{}"'],
  ['two values', '{} {}'],
  ['numbers for texts', '{"account": 1, "password": 2}'],
  ['a NUL in a text', '{"account": "a\\u0000bc", "password": "a long enough one"}'],
  ['half a surrogate pair', '{"account": "a\\ud800bc", "password": "a long enough one"}'],
  ['a NUL in a name', '{"a\\u0000": 1}'],
  ['a huge text', JSON.stringify({ account: 'a'.repeat(60_000), password: 'a long enough one' })],
])('[RE-04] %s is an invalid request', async (_, body) => {
  const answer = await post(REGISTER, body)
  expect(answer).toMatchObject({ http: 200, status: 400, message: 'invalid_request' })
  expect(answer.errors?.length).toBeGreaterThan(0)
})

test('[RE-04] an invalid request names each wrong field and what is wrong with it', async () => {
  const { errors } = await post(REGISTER, '{"password": "short", "p": 5}')
  expect(errors).toEqual([
    { path: 'account', message: 'Invalid input: expected string, received undefined' },
    { path: 'password', message: 'Too small: expected string to have >=8 characters' },
    { path: 'p', message: 'Invalid input: expected string, received number' },
  ])
})

test('[RE-04] 16 levels are read and 17 are not, whatever they are made of', async () => {
  const nest = (levels: number) => `${'{"model":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`
  expect((await post('/api/auth/user_info', nest(16))).status).toBe(0)
  expect((await post('/api/auth/user_info', nest(17))).status).toBe(400)
  expect((await post('/api/auth/user_info', `{"list": ${'['.repeat(30_000)}`)).status).toBe(400)
  expect((await post('/api/auth/user_info', `{"text": "${'[{'.repeat(1000)}\\"["}`)).status).toBe(0)
})

test('[RE-04] a body over 64 KiB answers 413', async () => {
  const answer = await post(REGISTER, JSON.stringify({ account: 'x'.repeat(65 * 1024) }))
  expect(answer).toMatchObject({ http: 413, status: 413, message: 'body_too_large' })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
  '[RE-04] a body of type %s answers 415',
  async (type) => {
    const answer = await post(REGISTER, 'a=b', { 'content-type': type })
    expect(answer).toMatchObject({ http: 415, status: 415, message: 'unsupported_media_type' })
  },
)

test('[RE-04] no body and an empty one count as no fields', async () => {
  expect((await post('/api/auth/user_info', undefined)).status).toBe(0)
  expect((await post('/api/auth/user_info', '')).status).toBe(0)
})

test('[RE-04] a body names no prototype', async () => {
  const answer = await post('/api/auth/check', '{"__proto__": {"valid": 1}, "constructor": {"prototype": {"x": 1}}}')
  expect(answer.status).toBe(0)
  expect(Object.hasOwn(Object.prototype, 'x') || Object.hasOwn(Object.prototype, 'valid')).toBe(false)
})

test.each([
  '/api/auth/check?t=%00',
  '/api/auth/check?t=%',
  '/api/auth/check?%E0%A4%A',
  '/api/%',
  '/api/auth/check?a=1&a=2',
])('[RE-04] the address %s breaks nothing', async (path) => {
  const answer = await post(path, '{}')
  expect(answer.http).toBeLessThan(500)
  expect(answer.message).toMatch(/^(success|invalid_request|not_found)$/)
})

test.each(['', 'a b', 'x'.repeat(65), 'tab\there'])('[RE-03] the idempotency key %j is refused', async (key) => {
  const bet = JSON.stringify({ gameId: 'mines', model: { betAmount: 1, mines: 3 } })
  expect(await post('/api/game/bet', bet, { 'idempotency-key': key })).toMatchObject({
    http: 200,
    status: 400,
    message: 'invalid_request',
    errors: [{ path: 'Idempotency-Key' }],
  })
  const inBody = JSON.stringify({ gameId: 'mines', model: { betAmount: 1, mines: 3, requestId: key } })
  expect((await post('/api/game/bet', inBody)).message).toBe('invalid_request')
})

/** Values that a careless server trips over, put in the place of every field of every call. */
const ODD_VALUES: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  'x'.repeat(5000),
  "'; drop table account; --",
  '00000000-0000-0000-0000-000000000000',
  [],
  [[[]]],
  {},
  { toString: 1, length: -1, id: 'x' },
]

test('[RE-04] no call answers a 500 to an odd value in any of its fields, and nothing moves', async () => {
  const before = (await player.call(auth.userInfo)).user
  const skipped = new Set(['auth.logout', 'auth.register', 'auth.login', 'auth.revokeSession'])
  // Files have tests of their own; staff's calls, which count wrong keys, are thrown odd values at in the fuzz test.
  const jsonCalls = calls.filter(
    ({ name, body, access }) => !skipped.has(name) && body === 'json' && access !== 'staff',
  )
  for (const call of jsonCalls) {
    const { shape = {} } = call.request._zod.def as { shape?: Record<string, unknown> }
    const bodies = ODD_VALUES.flatMap((value) => [
      ...Object.keys(shape).map((name) => ({ [name]: value })),
      Object.fromEntries(Object.keys(shape).map((name) => [name, value])),
    ])
    const [method = 'POST'] = call.methods
    if (method === 'GET') continue
    const answers = await Promise.all(bodies.map((body) => post(call.paths[0] ?? '', JSON.stringify(body))))
    for (const [at, { http, message }] of answers.entries()) {
      expect([http, message], `${call.name} ${JSON.stringify(bodies[at])}`).toEqual([
        call.access === 'provider' ? 404 : 200,
        expect.any(String),
      ])
    }
  }
  const { user } = await player.call(auth.userInfo)
  expect([user.balance, user.heldBalance]).toEqual([before.balance, before.heldBalance])
})

/** Sends all of a body before it reads a word, as simple clients do. */
function sendAll(path: string, headers: Record<string, string>, body: Buffer): Promise<unknown> {
  return new Promise((resolve) => {
    const request = http.request(server.url + path, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        if (request.writableFinished)
          resolve([response.statusCode, JSON.parse(Buffer.concat(parts).toString()).message])
      })
    })
    request.on('error', (error) => resolve(String(error)))
    let at = 0
    // Piece by piece, as a network takes them.
    const write = () => {
      if (at >= body.length) return request.end()
      const piece = body.subarray(at, at + 100_000)
      at += piece.length
      request.write(piece, () => setImmediate(write))
    }
    write()
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }
test.each([
  ['of a known length', '/api/game/bet', { ...JSON_TYPE, 'content-length': '3000000' }, 413, 'body_too_large'],
  ['in chunks', '/api/game/bet', JSON_TYPE, 413, 'body_too_large'],
  ['sealed', '/api/v1/game/bet', { 'content-type': 'text/plain' }, 413, 'body_too_large'],
  ['of another type', '/api/game/bet', { 'content-type': 'image/png' }, 415, 'unsupported_media_type'],
  ['to nowhere', '/api/nowhere', JSON_TYPE, 413, 'body_too_large'],
])('[RE-04] whoever sends three megabytes %s hears why they are refused', async (_, path, headers, status, message) => {
  const body = Buffer.alloc(3_000_000, 'x')
  const answers: unknown[] = []
  for (let sendIndex = 0; sendIndex < 20; sendIndex++) answers.push(await sendAll(path, headers, body))
  expect(answers).toEqual(Array(20).fill([status, message]))
})

test('[RE-04] a body without an end is cut, with the answer on its way', async () => {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('data', (bytes: Buffer) => heard.push(bytes))
  const ended = new Promise((resolve) => socket.on('close', resolve).on('error', resolve))
  socket.write(
    'POST /api/game/bet HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
  )
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x10_00_00, 'x'), Buffer.from('\r\n')])
  let sentCount = 0
  const pour = () => {
    while (!socket.destroyed && sentCount < 200 && socket.write(chunk)) sentCount++
    if (!socket.destroyed && sentCount < 200) socket.once('drain', pour)
  }
  pour()
  await ended
  expect(sentCount, 'megabytes').toBeLessThan(100)
})
