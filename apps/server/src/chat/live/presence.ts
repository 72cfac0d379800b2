import type { Database } from '../../db/database.ts'
import type { Log } from '../../log.ts'
import { createFreshReader } from '../../site/fresh-reader.ts'

/** Counts the accounts that have a room open. */
export interface RoomPresence {
  /** Accounts with a room open, by the room's id: of this process now, and of others a few seconds ago. */
  count(): Promise<Map<string, number>>
  close(): void
}

/** Interval at which a process stores its counts, and the time that they are valid. */
const TELL_MS = 10_000
const BELIEVED_MS = 30_000

/**
 * Creates the counter. Visitors are not counted; an account with two connections to two processes is counted twice.
 * @param countOwn the accounts of this process by room
 */
export function createRoomPresence(parts: {
  db: Database
  log: Log
  /** Names this process. */
  node: string
  now(): number
  countOwn(): Map<string, number>
}): RoomPresence {
  const { db, log, node, now, countOwn } = parts
  let hasTold = false

  async function tell(): Promise<void> {
    const own = [...countOwn()]
    if (own.length === 0 && !hasTold) return
    const toldAt = new Date(now())
    await db.deleteFrom('chat_presence').where('node', '=', node).execute()
    if (own.length > 0) {
      await db
        .insertInto('chat_presence')
        .values(own.map(([roomId, accounts]) => ({ node, room_id: roomId, accounts, told_at: toldAt })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    hasTold = own.length > 0
    await db
      .deleteFrom('chat_presence')
      .where('told_at', '<', new Date(now() - 10 * BELIEVED_MS))
      .execute()
  }
  const timer = setInterval(() => {
    tell().catch((error: unknown) => log.warn(`the players of rooms were not told to other servers: ${String(error)}`))
  }, TELL_MS)

  const readOthers = createFreshReader(() =>
    db
      .selectFrom('chat_presence')
      .select(['room_id', ({ fn }) => fn.sum<string>('accounts').as('accounts')])
      .where('node', '<>', node)
      .where('told_at', '>=', new Date(now() - BELIEVED_MS))
      .groupBy('room_id')
      .execute(),
  )

  return {
    async count() {
      const counts = countOwn()
      for (const { room_id: id, accounts } of await readOthers())
        counts.set(id, (counts.get(id) ?? 0) + Number(accounts))
      return counts
    },
    close: () => clearInterval(timer),
  }
}
