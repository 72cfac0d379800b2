import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { liveMessageSchema, type SentMessage } from '@fairground/contract/live'
import type { CallFunction } from '@fairground/testkit'
import { io, type Socket } from 'socket.io-client'

/** A live connection with everything that it has heard. */
export interface LiveClient {
  socket: Socket
  messages: SentMessage[]
  /** What came as `balance` and `event`. */
  balances: { balance: number; id: string; version: number }[]
  events: Record<string, unknown>[]
  /** Waits for a message, also one that has come already. */
  until(isWanted: (message: SentMessage) => boolean): Promise<SentMessage>
  /** Waits until the server has cut the connection. */
  cut: Promise<string>
  /** Joins channels; answers those that were joined. */
  join(channels: string[], numbers?: Record<string, string>): Promise<string[]>
  close(): void
}

/** How a client connects. */
export interface LiveOptions {
  path?: string
  /** `basic` sends the token as basic authorisation in place of `auth.token`. */
  auth?: 'token' | 'basic'
  /** In place of a fresh token. */
  token?: string
}

/** Opens a connection, as a user when `call` is one's. Rejects when the server refuses it. */
export async function openLive(url: string, call: CallFunction, options: LiveOptions = {}): Promise<LiveClient> {
  const token = options.token ?? (await call(sockmsg.init)).model.token
  const socket = io(url, {
    path: options.path ?? '/sock.io/',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(options.auth === 'basic'
      ? { extraHeaders: { authorization: `Basic ${Buffer.from(`token:${token}`).toString('base64')}` } }
      : { auth: { token } }),
  })
  const client = listen(socket, call)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  return client
}

function listen(socket: Socket, call: CallFunction): LiveClient {
  const waiting = new Set<() => void>()
  const cut = Promise.withResolvers<string>()
  const client: LiveClient = {
    socket,
    messages: [],
    balances: [],
    events: [],
    cut: cut.promise,
    until: (isWanted) =>
      new Promise((resolve) => {
        const look = () => {
          const liveMessage = client.messages.find(isWanted)
          if (!liveMessage) return
          waiting.delete(look)
          resolve(liveMessage)
        }
        waiting.add(look)
        look()
      }),
    async join(channels, numbers = {}) {
      const { model } = await call(sockmsg.join, { channels })
      const answer: { channels: string[] } = await socket.emitWithAck('join', model.token, numbers)
      return answer.channels
    },
    close: () => socket.close(),
  }
  socket.on('message', (message: unknown) => {
    client.messages.push(liveMessageSchema.parse(message))
    for (const look of waiting) look()
  })
  socket.on('balance', (balance: number, at: { id: string; version: number }) => {
    client.balances.push({ balance, ...at })
  })
  socket.on('event', (event: Record<string, unknown>) => client.events.push(event))
  socket.once('disconnect', (reason) => cut.resolve(reason))
  return client
}
