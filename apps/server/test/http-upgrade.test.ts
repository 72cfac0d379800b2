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

/** What the server answers to a request with an offer of another protocol, until it closes the connection. */
async function offer(
  protocol: string,
  { method = 'GET', path = '/api/home/startup', body = '' } = {},
): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close, Upgrade, HTTP2-Settings',
    `Upgrade: ${protocol}`,
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  return text(socket)
}

test.each(['h2c', 'foo', 'websocket', 'TLS/1.0, HTTP/1.1', ''])(
  '[RE-04] a call that offers the protocol %j gets its ordinary answer',
  async (protocol) => {
    expect(await offer(protocol)).toMatch(/^HTTP\/1.1 200 OK\r\n.*"status":0/s)
    const body = '{"account":"nobody_here","password":"any password"}'
    const answer = await offer(protocol, { method: 'POST', path: '/api/auth/login', body })
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n.*"message":"wrong_credentials"/s)
  },
)

test('[RE-04] the path of live connections answers an offer of another protocol as it answers polling', async () => {
  expect(await offer('h2c', { path: '/sock.io/?EIO=4&transport=polling' })).toMatch(/^HTTP\/1.1 200 OK\r\n.*"sid":/s)
})

test('[RE-04] a WebSocket opens on the path of live connections alone', async () => {
  expect(await offer('websocket', { path: '/sock.iox/?EIO=4&transport=websocket' })).toMatch(/^HTTP\/1.1 404 /)
})
