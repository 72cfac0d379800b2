import type { Database } from '../../../ground/db/database.ts'
import type { Log } from '../../../ground/log.ts'
import { createFreshReader } from '../../../ground/work/fresh-reader.ts'
import { every } from '../../../ground/work/timers.ts'

/** Counts the accounts that have a room open. */
export interface RoomPresence {
  /** Accounts with a room open, by the room's id: of this process now, and of others a few seconds ago. */
  count(): Promise<Map<string, number>>
  /** Some of those who have a room open, each once: at most MOST_NAMED of each process. */
  list(roomId: string): Promise<string[]>
  close(): void
}

/** Interval at which a process stores its counts, and the time that they are valid. */
const TELL_MS = 10_000
const BELIEVED_MS = 30_000
/** Most accounts of a room that a process names to others. */
const MOST_NAMED = 200

/**
 * Creates the counter. Visitors are not counted; an account with two connections to two processes is counted twice.
 * @param own the accounts of this process by room, each once
 */
export function createRoomPresence(parts: {
  db: Database
  log: Log
  /** Names this process. */
  node: string
  now(): number
  own(): Map<string, string[]>
}): RoomPresence {
  const { db, log, node, now } = parts
  let hasTold = false

  async function tell(): Promise<void> {
    const own = [...parts.own()]
    if (own.length === 0 && !hasTold) return
    const toldAt = new Date(now())
    await db.deleteFrom('chat_presence').where('node', '=', node).execute()
    if (own.length > 0) {
      await db
        .insertInto('chat_presence')
        .values(
          own.map(([roomId, ids]) => ({
            ...{ node, room_id: roomId, accounts: ids.length, account_ids: ids.slice(0, MOST_NAMED), told_at: toldAt },
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    hasTold = own.length > 0
    await db
      .deleteFrom('chat_presence')
      .where('told_at', '<', new Date(now() - 10 * BELIEVED_MS))
      .execute()
  }
  const stopTelling = every(TELL_MS, () =>
    tell().catch((error: unknown) => log.warn(`the players of rooms were not told to other servers: ${String(error)}`)),
  )

  const selectOthers = () =>
    db
      .selectFrom('chat_presence')
      .where('node', '<>', node)
      .where('told_at', '>=', new Date(now() - BELIEVED_MS))
  const readOthers = createFreshReader(() =>
    selectOthers()
      .select(['room_id', ({ fn }) => fn.sum<string>('accounts').as('accounts')])
      .groupBy('room_id')
      .execute(),
  )

  return {
    async count() {
      const counts = new Map([...parts.own()].map(([roomId, { length }]) => [roomId, length]))
      for (const { room_id: id, accounts } of await readOthers())
        counts.set(id, (counts.get(id) ?? 0) + Number(accounts))
      return counts
    },
    async list(roomId) {
      const others = await selectOthers().select('account_ids').where('room_id', '=', roomId).execute()
      const own = parts.own().get(roomId) ?? []
      return [...new Set([...own.slice(0, MOST_NAMED), ...others.flatMap(({ account_ids }) => account_ids)])]
    },
    close: stopTelling,
  }
}
