import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Writes bytes to the server and reads until it closes. */
async function say(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

async function get(path: string) {
  const answer = await say(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
  return { http: Number(answer.slice(9, 12)), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) }
}

test.each([
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%00',
  '//evil.example/',
  'http://evil.example/',
  '/assets/%c0%ae%c0%ae/package.json',
])('[RE-04] no file is reached by the address %s', async (path) => {
  const { http, body } = await get(path)
  expect(http).toBe(404)
  expect(JSON.parse(body)).toMatchObject({ status: 404, message: 'not_found' })
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  [
    'a length that is no number',
    'POST /api/auth/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: abc\r\n\r\n',
    400,
  ],
  [
    'two lengths',
    'POST /api/auth/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    400,
  ],
  [
    'a length and chunks, of which a proxy might believe either',
    'POST /api/auth/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 400],
  ['headers above the limit', `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('[RE-04] %s is answered in the envelope and the connection ends', async (_, bytes, http) => {
  const answer = await say(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${http} `))
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({
    status: 400,
    message: 'invalid_request',
    serverTime: expect.any(Number),
  })
})
