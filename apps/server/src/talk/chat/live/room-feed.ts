import type { ChatBundle, ChatEvent } from '@fairground/contract/chat'
import type { Socket } from 'socket.io'

/** The sockets of one room in this process, which get each event once and in order. */
export interface RoomFeed {
  /** Takes events of a batch of this process, or of a reading of the database. */
  take(events: readonly ChatEvent[]): void
  /** Catches up with the database when the room's last number there is larger. */
  catchUp(seq: number): void
  /** Adds a socket, and sends it the events after its number; undefined: it has the present state. */
  join(socket: Socket, after: number | undefined): Promise<void>
  /** Removes a socket. */
  leave(socket: Socket): void
  /** The sockets now. */
  sockets(): ReadonlySet<Socket>
}

/** Most events that a client gets after a gap. */
export const MOST_REPLAYED = 500

/** From this many events in a second on, events wait for each other. */
const BUSY_EVENTS = 20
const BUSY_MS = 250

/** What a feed needs. */
interface FeedParts {
  roomId: string
  /** The room's last number. */
  readSeq(): Promise<number>
  /** Events after a number, at most `limit`, the oldest first. */
  readAfter(after: number, limit: number): Promise<ChatEvent[]>
  /** Writes a bundle to sockets. */
  write(sockets: Iterable<Socket>, bundle: ChatBundle): void
  onError(error: unknown): void
}

/**
 * Creates the feed of a room. Everything happens one after the other: a socket that joins during a batch gets it once. A gap before
 * a batch, left by a batch of another process, is read from the database first.
 */
export function createRoomFeed(parts: FeedParts): RoomFeed {
  const { roomId, readSeq, readAfter, write, onError } = parts
  const members = new Set<Socket>()
  let sentSeq: number | undefined
  let pending: ChatEvent[] = []
  let recent: number[] = []
  let timer: NodeJS.Timeout | undefined
  let chain: Promise<unknown> = Promise.resolve()

  /** Does the work after what waits already; an error ends this work only. */
  function queue(work: () => Promise<void>): Promise<void> {
    const doneWork = chain.then(work)
    chain = doneWork.catch(onError)
    return doneWork
  }

  async function send(events: readonly ChatEvent[]): Promise<void> {
    if (sentSeq === undefined) return
    const [first] = events.filter(({ seq }) => seq > (sentSeq ?? 0))
    if (first && first.seq > sentSeq + 1) await sendStored(first.seq - 1)
    const news = events.filter(({ seq }) => seq > (sentSeq ?? 0))
    const last = news.at(-1)
    if (!last) return
    sentSeq = last.seq
    write(members, { roomId, list: news })
  }

  /** Sends the stored events up to a number. Beyond `MOST_REPLAYED` the clients open the room again. */
  async function sendStored(upTo: number): Promise<void> {
    if (sentSeq === undefined || upTo <= sentSeq) return
    if (upTo - sentSeq > MOST_REPLAYED) {
      sentSeq = upTo
      write(members, { roomId, list: [], resyncAt: upTo })
      return
    }
    const events = await readAfter(sentSeq, MOST_REPLAYED)
    const last = events.at(-1)
    if (!last) return
    sentSeq = last.seq
    write(members, { roomId, list: events })
  }

  function flush(): void {
    timer = undefined
    const events = pending
    pending = []
    void queue(() => send(events)).catch(() => undefined)
  }

  return {
    take(events) {
      pending.push(...events)
      const nowMs = performance.now()
      recent = [...recent.filter((atMs) => atMs > nowMs - 1_000), ...events.map(() => nowMs)].slice(-2 * BUSY_EVENTS)
      if (timer !== undefined) return
      if (recent.length > BUSY_EVENTS) timer = setTimeout(flush, BUSY_MS)
      else flush()
    },
    catchUp(seq) {
      if (sentSeq === undefined || seq <= sentSeq) return
      void queue(() => sendStored(seq)).catch(() => undefined)
    },
    join: (socket, after) =>
      queue(async () => {
        sentSeq ??= await readSeq()
        if (after !== undefined && after < sentSeq) await replay(socket, after, sentSeq)
        members.add(socket)
      }),
    leave(socket) {
      members.delete(socket)
      // Without members the feed follows nothing: the next one to join reads the room's number.
      if (members.size === 0) sentSeq = undefined
    },
    sockets: () => members,
  }

  async function replay(socket: Socket, after: number, upTo: number): Promise<void> {
    if (upTo - after > MOST_REPLAYED) {
      write([socket], { roomId, list: [], resyncAt: upTo })
      return
    }
    const events = (await readAfter(after, MOST_REPLAYED)).filter(({ seq }) => seq <= upTo)
    // The room's history no longer has some of them.
    if (events.length < upTo - after) write([socket], { roomId, list: [], resyncAt: upTo })
    else write([socket], { roomId, list: events })
  }
}
