import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { io } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { frameOf } from './frame.ts'
import { findSender, write } from './write-frames.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Both ends of one connection. */
async function connect(transport: 'websocket' | 'polling') {
  const http = createServer()
  const server = new Server(http)
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  ends.push(() => server.close())
  const { port } = http.address() as AddressInfo
  const serverConnection = once(server, 'connection') as Promise<[Socket]>
  const client = io(`http://127.0.0.1:${port}`, { transports: [transport], upgrade: false })
  ends.push(() => client.close())
  const [socket] = await serverConnection
  return { socket, client }
}

test('ws and Engine.IO still have the internals that prepared frames need; without them frames use the queue', async () => {
  const { socket } = await connect('websocket')
  await expect.poll(() => findSender(socket)).toBeDefined()
})

test.each(['websocket', 'polling'] as const)(
  'frames written as they are keep their place among all else over %s',
  async (transport) => {
    const { socket, client } = await connect(transport)
    const messages: unknown[] = []
    client.on('news', (news) => messages.push(news))
    const large = 'ü'.repeat(10_000)
    socket.emit('news', 'first')
    write(socket, [frameOf('news', 'second'), frameOf('news', large)])
    socket.emit('news', 'last')
    await expect.poll(() => messages).toEqual(['first', 'second', large, 'last'])
  },
)
