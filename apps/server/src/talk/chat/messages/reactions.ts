import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import { transaction } from '../../../ground/db/tx.ts'
import type { Log } from '../../../ground/log.ts'
import { every } from '../../../ground/work/timers.ts'
import { requireWriter } from '../people/writer.ts'
import { getReadableRoom } from '../rooms/room.ts'
import { getRoomOfMessage, noteReactions } from './change-message.ts'
import type { RoomQueue } from './room-queue.ts'

/** The reactions of players. */
export interface Reactions {
  /**
   * Leaves a reaction, or takes it back. @returns the player's reactions on the message
   * @throws CallError message_unknown, and what `requireWriter` throws
   */
  set(reaction: { id: string; accountId: string; emoji: string; on: boolean }): Promise<string[]>
  /** Publishes what waits. */
  close(): Promise<void>
}

/** Reactions of this time are one event a message. */
const BUNDLE_MS = 1_000

/**
 * Creates the reactions. Each is stored at once; once a second an event of its room carries the counts. When a process dies within
 * that second, the next reaction or the next reading shows them.
 */
export function createReactions(parts: { db: Database; queue: RoomQueue; log: Log; now(): number }): Reactions {
  const { db, queue, log, now } = parts
  const changed = new Map<string, Set<string>>()

  async function publish(): Promise<void> {
    const rooms = [...changed]
    changed.clear()
    await Promise.all(
      rooms.map(([roomId, ids]) =>
        queue.add(roomId, noteReactions([...ids])).catch((error: unknown) => {
          if (!(error instanceof CallError)) log.warn(`reactions were not published: ${String(error)}`)
        }),
      ),
    )
  }
  const stopBundling = every(BUNDLE_MS, publish)

  async function store({ id, accountId, emoji, on }: Parameters<Reactions['set']>[0]): Promise<string> {
    return transaction(db, async (tx) => {
      const { roomId, row } = await getRoomOfMessage(tx, id)
      if (row.deleted_at !== null || row.hidden_at !== null) throw new CallError('message_unknown')
      const room = await getReadableRoom(tx, { roomId })
      await requireWriter(tx, accountId, room, now())
      if (on) {
        await tx
          .insertInto('chat_reaction')
          .values({ message_id: id, account_id: accountId, emoji, at: new Date(now()) })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      } else {
        await tx
          .deleteFrom('chat_reaction')
          .where('message_id', '=', id)
          .where('account_id', '=', accountId)
          .where('emoji', '=', emoji)
          .execute()
      }
      return roomId
    })
  }

  return {
    async set(reaction) {
      const { id, accountId } = reaction
      const roomId = await store(reaction)
      changed.set(roomId, (changed.get(roomId) ?? new Set()).add(id))
      const rows = await db
        .selectFrom('chat_reaction')
        .select('emoji')
        .where('message_id', '=', id)
        .where('account_id', '=', accountId)
        .execute()
      return rows.map(({ emoji }) => emoji)
    },
    async close() {
      stopBundling()
      await publish()
    },
  }
}
