import { setTimeout as delay } from 'node:timers/promises'
import type { ChatEvent } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import { type Tx, transaction } from '../../../ground/db/tx.ts'
import { isWithoutDay, makeDays } from '../retention/day-tables.ts'
import type { RoomRow } from '../rooms/room.ts'
import { fillEvents, type NumberedEvent } from './read-events.ts'

/** A room during a batch: its row is locked, so nothing else is numbered in it meanwhile. */
export interface LockedRoom {
  tx: Tx
  /** As the batch found it. */
  row: RoomRow
  nowMs: number
  /** Numbers an event. @returns the number */
  note(kind: ChatEvent['kind'], messageId?: string): bigint
}

/**
 * A change of a room. It throws a `CallError` before it has written anything, it uses only `tx`, and it may run more than once:
 * its batch is repeated as a whole.
 */
export type RoomDeed<Result> = (room: LockedRoom) => Promise<Result>

/** The changes of rooms: those of one room in batches, one after the other. */
export interface RoomQueue {
  /** Does a change with the next batch. @throws what the deed throws; CallError room_unknown */
  add<Result>(roomId: string, deed: RoomDeed<Result>): Promise<Result>
  /** Finishes the waiting batches. */
  close(): Promise<void>
}

/** Changes that come within this time are one transaction. */
const BATCH_MS = 20

interface Waiting {
  deed: RoomDeed<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Outcome = { value: unknown } | { refusal: CallError }

/**
 * Creates the queue of this process. A batch locks the row of its room, does the changes, and numbers their events with the
 * commit: over all processes, a room's numbers have no gap.
 * @param onCommitted gets the events of each batch, the batches of a room in their order
 */
export function createRoomQueue(parts: {
  db: Database
  now(): number
  onCommitted(roomId: string, events: ChatEvent[]): void
}): RoomQueue {
  const { db, now, onCommitted } = parts
  const waitingByRoom = new Map<string, Waiting[]>()
  const runningCommits = new Map<string, Promise<void>>()

  async function commit(roomId: string, batch: readonly Waiting[]): Promise<void> {
    const nowMs = now()
    const work = (tx: Tx) => doBatch(tx, roomId, batch, nowMs)
    const { outcomes, events } = await transaction(db, work).catch(async (error: unknown) => {
      if (!isWithoutDay(error)) throw error
      await makeDays(db, nowMs, 1)
      return transaction(db, work)
    })
    batch.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes[at]
      if (!outcome || 'refusal' in outcome) reject(outcome?.refusal ?? new Error('a change without an outcome'))
      else resolve(outcome.value)
    })
    if (events.length > 0) onCommitted(roomId, events)
  }

  /** One broken change must not fail the others of its batch. */
  async function commitOneByOne(roomId: string, batch: readonly Waiting[], error: unknown): Promise<void> {
    const [only] = batch
    if (batch.length === 1) only?.reject(error)
    else for (const waitingDeed of batch) await commit(roomId, [waitingDeed]).catch(waitingDeed.reject)
  }

  async function drain(roomId: string): Promise<void> {
    await delay(BATCH_MS)
    for (let batch = take(roomId); batch.length > 0; batch = take(roomId)) {
      const changes = batch
      await commit(roomId, changes).catch((error: unknown) => commitOneByOne(roomId, changes, error))
    }
    runningCommits.delete(roomId)
  }

  function take(roomId: string): Waiting[] {
    const batch = waitingByRoom.get(roomId) ?? []
    waitingByRoom.delete(roomId)
    return batch
  }

  return {
    add<Result>(roomId: string, deed: RoomDeed<Result>) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      const waitingDeed: Waiting = { deed, resolve: resolve as (value: unknown) => void, reject }
      waitingByRoom.set(roomId, [...(waitingByRoom.get(roomId) ?? []), waitingDeed])
      if (!runningCommits.has(roomId)) runningCommits.set(roomId, drain(roomId))
      return promise
    },
    async close() {
      await Promise.all(runningCommits.values())
    },
  }
}

async function doBatch(
  tx: Tx,
  roomId: string,
  batch: readonly Waiting[],
  nowMs: number,
): Promise<{ outcomes: Outcome[]; events: ChatEvent[] }> {
  const row = await tx
    .selectFrom('chat_room')
    .selectAll()
    .where('id', '=', roomId)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return { outcomes: batch.map(() => ({ refusal: new CallError('room_unknown') })), events: [] }
  const events: NumberedEvent[] = []
  const note: LockedRoom['note'] = (kind, messageId) => {
    const seq = row.seq + BigInt(events.length + 1)
    events.push({ seq, kind, messageId: messageId ?? null, at: new Date(nowMs) })
    return seq
  }
  const outcomes: Outcome[] = []
  for (const { deed } of batch) outcomes.push(await outcomeOf(() => deed({ tx, row, nowMs, note })))
  if (events.length === 0) return { outcomes, events: [] }
  await tx
    .insertInto('chat_event')
    .values(events.map(({ seq, kind, messageId, at }) => ({ room_id: roomId, seq, kind, message_id: messageId, at })))
    .execute()
  const after = await tx
    .updateTable('chat_room')
    .set({ seq: row.seq + BigInt(events.length) })
    .where('id', '=', roomId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { outcomes, events: await fillEvents(tx, after, events, { nowMs }) }
}

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof CallError) return { refusal: error }
    throw error
  }
}
