import { CHAT_NAMESPACE, type ChatEvent } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import type { Socket } from 'socket.io'
import type { Facts } from '../../../ground/bus/facts.ts'
import type { Database } from '../../../ground/db/database.ts'
import type { Log } from '../../../ground/log.ts'
import { every } from '../../../ground/work/timers.ts'
import type { JoinRequest, LiveNamespace } from '../../../live/live/namespace.ts'
import { write } from '../../../live/live/write-frames.ts'
import { readAfter } from '../messages/read-events.ts'
import { listClosed } from '../people/sanctions.ts'
import { requireReader } from '../people/writer.ts'
import { getReadableRoom, settingsOf } from '../rooms/room.ts'
import { chatFrames } from './chat-frames.ts'
import { createRoomFeed, type RoomFeed } from './room-feed.ts'
import { createTally, type Tally } from './tally.ts'

/** The chat connections of this process. */
export interface ChatSockets {
  namespace: LiveNamespace
  /** Sends the events of a batch to the sockets of the room. */
  take(roomId: string, events: readonly ChatEvent[]): void
  /** Accounts with a room open in this process, by the room's id: each account once. */
  accounts(): Map<string, string[]>
  close(): void
}

/** Interval at which batches of other processes are looked for, and at which bans are. */
const LOOK_MS = 500
const BAN_LOOK_MS = 2_000

/** A connection. */
interface Client {
  accountId: string | undefined
  address: string
  rooms: Set<string>
}

/**
 * Creates the connections.
 * @param countOnline accounts with a room open, by the room's id, in all processes
 */
export function createChatSockets(parts: {
  db: Database
  log: Log
  facts: Facts
  now(): number
  countOnline(): Promise<Map<string, number>>
  /** Most connections of an account, and of an address, to this process. */
  mostSockets: { ofAccount: number; ofAddress: number }
}): ChatSockets {
  const { db, log, facts, now, countOnline, mostSockets } = parts
  const clients = new Map<Socket, Client>()
  /** Connections by address and by account. A join must not look through all connections. */
  const [addresses, accounts] = [createTally(), createTally()]
  /** Connections of accounts by the room that they have open. */
  const present = new Map<string, Tally>()
  const feeds = new Map<string, RoomFeed>()
  const warn = (error: unknown) => log.warn(`a room was not followed; the next look is soon: ${String(error)}`)

  function feedOf(roomId: string): RoomFeed {
    const feed = feeds.get(roomId) ?? newFeed(roomId)
    feeds.set(roomId, feed)
    return feed
  }

  function newFeed(roomId: string): RoomFeed {
    return createRoomFeed({
      roomId,
      async readSeq() {
        const row = await db.selectFrom('chat_room').select('seq').where('id', '=', roomId).executeTakeFirstOrThrow()
        return Number(row.seq)
      },
      async readAfter(after, limit) {
        const room = await db.selectFrom('chat_room').selectAll().where('id', '=', roomId).executeTakeFirstOrThrow()
        return (await readAfter(db, room, { after, limit }, { nowMs: now() })).list
      },
      write(sockets, bundle) {
        const frames = chatFrames(bundle)
        for (const socket of sockets) write(socket, frames)
      },
      onError: warn,
    })
  }

  /** Joins the rooms of a token that the account may enter. @returns those that it has joined */
  async function join(socket: Socket, { channels, numbers }: JoinRequest): Promise<string[]> {
    const client = clients.get(socket)
    if (!client) return []
    const joined: string[] = []
    for (const roomId of channels) {
      if (!(await mayEnter(client, roomId))) continue
      await feedOf(roomId).join(socket, numberOf(numbers.get(roomId)))
      joined.push(roomId)
      // It may have gone during the wait.
      if (clients.has(socket)) stay(client, roomId)
      else feedOf(roomId).leave(socket)
    }
    return joined
  }

  function stay({ accountId, rooms }: Client, roomId: string): void {
    if (rooms.has(roomId)) return
    rooms.add(roomId)
    if (accountId === undefined) return
    const tally = present.get(roomId) ?? createTally()
    tally.add(accountId)
    present.set(roomId, tally)
  }

  function goOut(socket: Socket, { accountId, rooms }: Client, roomId: string): void {
    feeds.get(roomId)?.leave(socket)
    rooms.delete(roomId)
    if (accountId !== undefined) present.get(roomId)?.remove(accountId)
    if (present.get(roomId)?.size() === 0) present.delete(roomId)
  }

  async function mayEnter({ accountId, rooms }: Client, roomId: string): Promise<boolean> {
    try {
      const room = await getReadableRoom(db, { roomId })
      if (accountId === undefined) return true
      await requireReader(db, { accountId, roomId }, now())
      return rooms.has(roomId) || ((await countOnline()).get(roomId) ?? 0) < settingsOf(room).capacity
    } catch (error) {
      if (error instanceof CallError) return false
      throw error
    }
  }

  function enter(socket: Socket, owner: { accountId: string } | undefined, address: string): boolean {
    const accountId = owner?.accountId
    if (addresses.of(address) >= mostSockets.ofAddress) return false
    if (accountId !== undefined && accounts.of(accountId) >= mostSockets.ofAccount) return false
    clients.set(socket, { accountId, address, rooms: new Set() })
    addresses.add(address)
    if (accountId !== undefined) accounts.add(accountId)
    return true
  }

  function leave(socket: Socket): void {
    const client = clients.get(socket)
    if (!client) return
    for (const roomId of client.rooms) goOut(socket, client, roomId)
    clients.delete(socket)
    addresses.remove(client.address)
    if (client.accountId !== undefined) accounts.remove(client.accountId)
  }

  async function look(): Promise<void> {
    const roomIds = [...feeds].filter(([, feed]) => feed.sockets().size > 0).map(([roomId]) => roomId)
    if (roomIds.length === 0) return
    const rows = await db.selectFrom('chat_room').select(['id', 'seq']).where('id', 'in', roomIds).execute()
    for (const { id, seq } of rows) feeds.get(id)?.catchUp(Number(seq))
  }

  /** Takes those out of rooms who have been banned or excluded, here or in another process. */
  async function dropClosed(): Promise<void> {
    if (accounts.size() === 0) return
    const bans = await listClosed(db, accounts.keys(), now())
    for (const [socket, client] of clients) {
      const closedBan = bans.get(client.accountId ?? '')
      for (const roomId of closedBan ? client.rooms : [])
        if (closedBan?.has(roomId) || closedBan?.has('all')) goOut(socket, client, roomId)
    }
  }
  const drop = () => void dropClosed().catch(warn)
  const ends = [every(LOOK_MS, () => look().catch(warn)), every(BAN_LOOK_MS, drop)]
  facts.on('excluded', drop)

  return {
    namespace: { name: CHAT_NAMESPACE, enter, join, leave },
    take: (roomId, events) => feeds.get(roomId)?.take(events),
    accounts: () => new Map([...present].map(([roomId, tally]) => [roomId, tally.keys()])),
    close() {
      for (const end of ends) end()
    },
  }
}

/** A client's number of a room: the last one that it has. */
function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
