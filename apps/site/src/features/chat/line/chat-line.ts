import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { CHAT_EVENT, CHAT_NAMESPACE, type ChatBundle, chatBundleSchema } from '@fairground/contract/chat'
import type { Socket } from 'socket.io-client'
import { call } from '../../../calls/client.ts'
import { loadChunk } from '../../../kernel/chunks/load-chunk.ts'
import { pageConfig } from '../../../kernel/page/page-config.ts'
import { createAttempts, type LineStatus } from './attempts.ts'

/** Longest time of one attempt to connect, and of the answer to a join. */
const CONNECT_MS = 20_000
const ANSWER_MS = 5_000

/** The chat's own connection, in one room. */
export interface ChatLine {
  /** Asks for the events after `lastSeq` again. */
  catchUp(): void
  /** Connects now, with all attempts before it. */
  connect(): void
  close(): void
}

/** What a connection needs of its room. */
interface LineParts {
  roomId: string
  /** The number up to which every event is known. */
  lastSeq(): number
  onBundle(bundle: ChatBundle): void
  onStatus(status: LineStatus): void
  /** The server does not let the caller into the room any more. */
  onRefused(): void
}

/** Connects to a room in the namespace of the chat, and keeps the connection (PU-02). */
export function openChatLine(parts: LineParts): ChatLine {
  let socket: Socket | undefined
  const attempts = createAttempts({ connect, onStatus: parts.onStatus })

  function drop(): void {
    const last = socket
    socket = undefined
    last?.disconnect()
  }

  async function connect(isWanted: () => boolean): Promise<void> {
    drop()
    try {
      const newSocket = await openSocket(parts)
      if (!isWanted()) return void newSocket.disconnect()
      socket = newSocket
      newSocket.once('disconnect', () => socket === newSocket && attempts.fail())
      await join(newSocket, parts)
    } catch (error) {
      if (isWanted()) drop()
      throw error
    }
  }

  addEventListener('online', attempts.start)
  attempts.start()
  return {
    catchUp() {
      if (socket?.connected) join(socket, parts).catch(() => attempts.fail())
    },
    connect: attempts.start,
    close() {
      removeEventListener('online', attempts.start)
      attempts.stop()
      drop()
    },
  }
}

/** Connects to the namespace, without a room yet. @throws when that fails */
async function openSocket({ roomId, onBundle }: LineParts): Promise<Socket> {
  const [{ io }, { model }] = await Promise.all([
    loadChunk(() => import('socket.io-client')),
    call(sockmsg.init, {}, { errors: 'ignore' }),
  ])
  const socket = connection(io, model.token)
  socket.on(CHAT_EVENT, (payload: unknown) => {
    const bundle = chatBundleSchema.safeParse(payload)
    if (bundle.success && bundle.data.roomId === roomId) onBundle(bundle.data)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** Joins the room; the server sends the events after the last known one. @throws when there is no answer */
async function join(socket: Socket, { roomId, lastSeq, onRefused }: LineParts): Promise<void> {
  const { model } = await call(sockmsg.join, { channels: [roomId] }, { errors: 'ignore' })
  const numbers = { [roomId]: String(lastSeq()) }
  const answer: unknown = await socket.timeout(ANSWER_MS).emitWithAck('join', model.token, numbers)
  if (hasJoined(answer, roomId)) return
  onRefused()
  throw new Error('the room was not joined')
}

/** A connection of its own: one that is shared with the main namespace would have that one's attempts. */
function connection(io: typeof import('socket.io-client').io, token: string): Socket {
  const { origin, pathname } = new URL(pageConfig().wssCdnRoot || location.origin)
  return io(`${origin}${CHAT_NAMESPACE}`, {
    path: `${pathname.replace(/\/$/, '')}/sock.io/`,
    transports: ['websocket', 'polling'],
    auth: { token },
    forceNew: true,
    reconnection: false,
    timeout: CONNECT_MS,
  })
}

const hasJoined = (answer: unknown, roomId: string): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'channels' in answer &&
  Array.isArray(answer.channels) &&
  answer.channels.includes(roomId)
