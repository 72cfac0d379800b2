import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../../src/ground/call/rate-limits.data.ts'
import { type LiveClient, openLive } from './live-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The library's own socket below a live connection. */
interface RawLine {
  ws: { ping(): void; pong(): void; send(text: string): void }
  write(text: string): void
}

async function connect(): Promise<LiveClient> {
  const player = await newPlayer(server)
  return openLive(server.url, player.call)
}

/** The server still serves: a new player connects and joins. */
async function expectServing(): Promise<void> {
  const player = await newPlayer(server)
  const liveClient = await openLive(server.url, player.call)
  expect(await liveClient.join([player.userId])).toEqual([player.userId])
  liveClient.close()
}

test.each<[string, unknown[]]>([
  ['nothing', []],
  ['a number', [7]],
  ['null', [null, null]],
  ['an object', [{ toString: 'x' }, []]],
  ['deep numbers', ['token', { a: { b: { c: [] } } }]],
  ['bytes', [Buffer.from('token')]],
  ['a very long token', ['x'.repeat(10_000)]],
  ['a token of dots', ['...']],
])('[RE-04] joining with %s joins nothing', async (_, args) => {
  const liveClient = await connect()
  expect(await liveClient.socket.emitWithAck('join', ...args)).toEqual({ channels: [] })
  liveClient.close()
})

test('[RE-04] unknown events, and those that a server makes itself, change nothing', async () => {
  const liveClient = await connect()
  for (const event of ['message', 'balance', 'event', 'constructor', '__proto__', '']) liveClient.socket.emit(event, {})
  expect(await liveClient.socket.emitWithAck('join', 'x')).toEqual({ channels: [] })
  liveClient.close()
})

test.each([
  ['a broken packet', '2["join"'],
  ['a packet of an unknown kind', '99'],
  ['a foreign namespace', '0/admin,'],
  ['an event that is no list', '2{"a":1}'],
  ['a binary event without its bytes', '51-["join",{"_placeholder":true,"num":9}]'],
  ['an acknowledgement of nothing', '3999[]'],
])('[RE-04] %s harms nobody but its sender', async (_, packet) => {
  const liveClient = await connect()
  liveClient.socket.io.engine.write(packet)
  await expectServing()
  liveClient.close()
})

test('[RE-04] a payload above the limit cuts its sender', async () => {
  const liveClient = await connect()
  liveClient.socket.emit('join', 'x'.repeat(20_000))
  await liveClient.cut
  await expectServing()
})

const frames: [string, number[]][] = [
  ['without a mask', [0x81, 0x01, 0x41]],
  ['of eight exabytes', [0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
  ['with reserved bits', [0xf1, 0x81, 0, 0, 0, 0, 0x41]],
  ['of an unknown kind', [0x8f, 0x80, 0, 0, 0, 0]],
  ['that goes on with nothing', [0x80, 0x81, 0, 0, 0, 0, 0x41]],
  ['of broken UTF-8', [0x81, 0x81, 0, 0, 0, 0, 0xff]],
  ['of a control message too long', [0x89, 0xfe, 0x00, 0xff, 0, 0, 0, 0]],
]

test.each(frames)('[RE-04] a WebSocket frame %s cuts its sender and nobody else', async (_, bytes) => {
  const socket = connectTcp(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(
    'GET /sock.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 101 /)
  socket.write(Buffer.from(bytes))
  socket.resume()
  await once(socket, 'close')
  await expectServing()
})

test('[RE-06] a socket that never stops talking is cut', async () => {
  const liveClient = await connect()
  for (let at = 0; at < 100; at++) liveClient.socket.emit('join', 'x')
  await liveClient.cut
  await expectServing()
})

test.each([
  ['pongs', (line: RawLine) => line.write('3')],
  ['frames of ping', (line: RawLine) => line.ws.ping()],
  ['frames of pong', (line: RawLine) => line.ws.pong()],
])('[RE-06] %s are among what a socket says', async (_, say) => {
  const liveClient = await connect()
  const { engine } = liveClient.socket.io as unknown as {
    engine: { transport: { ws: RawLine['ws'] } }
  }
  const { ws } = engine.transport
  for (let at = 0; at < 100; at++) say({ ws, write: (text) => ws.send(text) })
  await liveClient.cut
  await expectServing()
})

test('[RE-06] an address holds so many sockets and no more, whoever they belong to', async () => {
  const strict = await startTestServer({
    databaseUrl: server.databaseUrl,
    rateLimits: { ...rateLimits, sockets: { points: 3, seconds: 0 } },
  })
  const open = async () => openLive(strict.url, (await newPlayer(strict)).call)
  const first = await open()
  const others = [await open(), await open()]
  await expect(open()).rejects.toThrow()
  first.close()
  const reconnect = () =>
    open().then(
      ({ socket }) => socket.close().connected,
      () => true,
    )
  await expect.poll(reconnect, { timeout: 20_000 }).toBe(false)
  for (const { close } of others) close()
  await strict.stop()
})

test('[RE-06] a socket is in 64 channels at most', async () => {
  const liveClient = await connect()
  const names = (from: number) => Array.from({ length: 32 }, (_, at) => `module-${from + at}`)
  expect(await liveClient.join(names(0))).toHaveLength(32)
  expect(await liveClient.join(names(32))).toHaveLength(32)
  expect(await liveClient.join(names(64))).toEqual([])
  expect(await liveClient.join(names(32))).toHaveLength(32)
  liveClient.close()
})

test('[RE-06] connections beyond what an address may make are refused before they cost anything', async () => {
  const strict = await startTestServer({
    databaseUrl: server.databaseUrl,
    rateLimits: { ...rateLimits, anyone: { points: 3, seconds: 60 } },
  })
  const knock = async () => (await fetch(`${strict.url}/sock.io/?EIO=4&transport=polling`)).status
  expect([await knock(), await knock(), await knock(), await knock()]).toEqual([200, 200, 200, 403])
  await strict.stop()
})

test('[RE-04] requests that are no Socket.IO are answered with an error', async () => {
  for (const path of ['/sock.io/', '/socket.io/?EIO=9&transport=polling', '/sock.io/?EIO=4&transport=smoke']) {
    expect((await fetch(`${server.url}${path}`)).status).toBe(400)
  }
  const brokenAnswer = await fetch(`${server.url}/sock.io/?EIO=4&transport=polling&sid=unknown`, {
    method: 'POST',
    body: '{',
  })
  expect(brokenAnswer.status).toBe(400)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('[RE-06] a socket that reads nothing is cut, and one that reads hears everything', async () => {
  const [deaf, other] = [await connect(), await connect()]
  await Promise.all([deaf.join(['news']), other.join(['news'])])
  // The library's socket: unread messages fill the buffers of both machines, then wait in the server.
  const { ws } = deaf.socket.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } }
  ws.pause()
  const extra = { text: 'x'.repeat(50_000) }
  for (let at = 0; at < 500; at++) {
    server.parts.tell('news', `event ${at}`, extra)
    await other.until((message) => message.type === 'event' && message.event === `event ${at}`)
  }
  ws.resume()
  await deaf.cut
  expect(deaf.events.length).toBeLessThan(500)
  expect(other.events).toHaveLength(500)
  other.close()
})
