import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMessageId } from '../../src/talk/chat/messages/message-id.ts'
import { insertMessage } from '../../src/talk/chat/messages/post-text.ts'
import { type ChatServer, connectChat, newRoom, newWriter, startChatServer } from './table.ts'

let server: ChatServer
beforeAll(async () => {
  server = await startChatServer()
})
afterAll(() => server.stop())

/** Texts of a batch, and batches: more than the buffers of both ends of a connection hold. */
const AT_ONCE = 250
const BATCHES = 24

test('[RE-06] a player who does not read is put out, and those who read hear everything', async () => {
  const roomId = await newRoom(server)
  const [author, idle, reader] = [await newWriter(server), await newWriter(server), await newWriter(server)]
  const deaf = await connectChat(server.url, idle.call, { roomId })
  const listener = await connectChat(server.url, reader.call, { roomId })
  const gone = new Promise((resolve) => deaf.socket.once('disconnect', resolve))
  // The library's socket: what is not read fills the buffers of both ends, then waits in the server.
  const { ws } = deaf.socket.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } }
  ws.pause()
  const body = 'x'.repeat(4_000)
  const post = () =>
    server.parts.chat.queue.add(roomId, (at) => {
      const id = newMessageId(at.nowMs)
      return insertMessage(at, { id, accountId: author.userId, clientId: id, replyTo: undefined, body, entities: [] })
    })
  for (let batch = 0; batch < BATCHES; batch++) {
    await Promise.all(Array.from({ length: AT_ONCE }, post))
    const heard = () => listener.bundles.some(({ resyncAt }) => resyncAt !== undefined) || listener.events.length
    await expect.poll(heard).toBe((batch + 1) * AT_ONCE)
  }
  await expect.poll(() => server.parts.chat.listOnline(roomId)).toEqual([reader.userId])
  ws.resume()
  await gone
  expect(deaf.events.length).toBeLessThan(BATCHES * AT_ONCE)
  listener.close()
})
