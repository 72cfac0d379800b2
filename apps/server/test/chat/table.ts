import * as chat from '@fairground/contract/calls/chat'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import {
  CHAT_NAMESPACE,
  type ChatAuthor,
  type ChatBundle,
  type ChatEvent,
  type ChatMessage,
  chatBundleSchema,
} from '@fairground/contract/chat'
import {
  type CallFunction,
  newPlayer,
  type Player,
  type PlayerOptions,
  startTestServer,
  type TestServer,
} from '@fairground/testkit'
import { io, type Socket } from 'socket.io-client'
import { noLimits } from '../no-limits.ts'

/** Starts a server whose clock the test moves. */
export async function startChatServer(options: Parameters<typeof startTestServer>[0] = {}) {
  let shiftMs = 0
  const now = () => Date.now() + shiftMs
  const server = await startTestServer({ rateLimits: noLimits, now, ...options })
  return {
    ...server,
    /** Moves the clock ahead, so that no room's pace is in the way of the next message. */
    pass(seconds: number): void {
      shiftMs += seconds * 1000
    },
  }
}
export type ChatServer = Awaited<ReturnType<typeof startChatServer>>

/** A player of the chat. */
export type ChatPlayer = Player & { me: ChatAuthor }

/** A player whose account is old enough to write, and proved. */
export async function newWriter(server: TestServer, options?: PlayerOptions): Promise<ChatPlayer> {
  const player = await newPlayer(server, options)
  await server.parts.db
    .updateTable('account')
    .set({ created_at: new Date(server.parts.now() - 3 * 24 * 60 * 60_000), email_checked: true })
    .where('id', '=', player.userId)
    .execute()
  const { me } = (await player.call(chat.open, { roomId: await lobbyOf(server) })).model
  if (!me) throw new Error('a player is no author')
  return { ...player, me }
}

/** The id of the lobby's room. */
export async function lobbyOf(server: { call: CallFunction }): Promise<string> {
  const { list } = await server.call(chat.rooms)
  const lobby = list.find(({ kind }) => kind === 'PUBLIC')
  if (!lobby) throw new Error('no lobby')
  return lobby.id
}

/** Makes a room of its own for a test, with settings. */
export async function newRoom(
  { parts }: TestServer,
  room: Partial<{ settings: object; kind: 'PUBLIC' | 'VIP' | 'ANNOUNCE'; min_level: number }> = {},
): Promise<string> {
  const { settings = { slowSeconds: 0 }, kind = 'PUBLIC', ...rest } = room
  const id = crypto.randomUUID()
  await parts.db
    .insertInto('chat_room')
    .values({ id, kind, name: 'test', created_at: new Date(), settings: JSON.stringify(settings), ...rest })
    .execute()
  return id
}

let count = 0
/** Sends a text with a client id of its own. */
export async function say(player: Player, roomId: string, body: string): Promise<ChatMessage> {
  const { model } = await player.call(chat.send, { roomId, body, clientId: `c${count++}` })
  return model.message
}

/** A connection to the chat with everything that it has heard of one room. */
export interface ChatClient {
  socket: Socket
  events: ChatEvent[]
  bundles: ChatBundle[]
  /** Rooms that it has joined. */
  joined: string[]
  close(): void
}

/** Connects to the namespace of the chat and joins a room. */
export async function connectChat(
  url: string,
  call: CallFunction,
  { roomId, after, onBundle }: { roomId: string; after?: number; onBundle?: (bundle: ChatBundle) => void },
): Promise<ChatClient> {
  const { token } = (await call(sockmsg.init)).model
  const socket = io(`${url}${CHAT_NAMESPACE}`, {
    path: '/sock.io/',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  })
  const cut = new Promise<never>((_, reject) => socket.once('disconnect', (why) => reject(new Error(`cut: ${why}`))))
  cut.catch(() => undefined)
  const client: ChatClient = { socket, events: [], bundles: [], joined: [], close: () => socket.close() }
  socket.on('chat', (raw: unknown) => {
    const bundle = chatBundleSchema.parse(raw)
    client.bundles.push(bundle)
    client.events.push(...bundle.list)
    onBundle?.(bundle)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const { model } = await call(sockmsg.join, { channels: [roomId] })
  const numbers = after === undefined ? {} : { [roomId]: String(after) }
  const answer = await Promise.race([cut, socket.emitWithAck('join', model.token, numbers)])
  client.joined = answer.channels
  return client
}

/** The refusals of calls that run at once; undefined for a call that was accepted. */
export async function refusalsOf(calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(calls)
  return results.map((result) => (result.status === 'rejected' ? result.reason : undefined))
}
