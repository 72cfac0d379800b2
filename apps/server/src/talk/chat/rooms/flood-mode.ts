import type { LockedRoom } from '../messages/room-queue.ts'
import { CALM_MS, doubledSlowSeconds, ROOM_FLOOD } from '../rules/flood.ts'
import { slowSecondsOf } from './room.ts'

/**
 * After a message: doubles the slow mode of a room with more than `ROOM_FLOOD` messages in the last second, at most once a second,
 * and ends a flood after its calm. Both are events, so that clients show the present slow mode.
 */
export async function noteFlood({ tx, row, nowMs, note }: LockedRoom): Promise<void> {
  const { count } = await tx
    .selectFrom('chat_sent')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('room_id', '=', row.id)
    .where('at', '>', new Date(nowMs - 1_000))
    .executeTakeFirstOrThrow()
  const lastDoubledMs = row.flood_until === null ? 0 : row.flood_until.getTime() - CALM_MS
  const change = floodChange({ count: Number(count), isDue: lastDoubledMs <= nowMs - 1_000 })
  if (!change) return
  await tx.updateTable('chat_room').set(change).where('id', '=', row.id).execute()
  Object.assign(row, change)
  note('settings')

  function floodChange({ count, isDue }: { count: number; isDue: boolean }) {
    if (count > ROOM_FLOOD) {
      if (!isDue) return undefined
      const seconds = doubledSlowSeconds(slowSecondsOf(row, nowMs))
      return { flood_seconds: seconds, flood_until: new Date(nowMs + CALM_MS) }
    }
    const isOver = row.flood_until !== null && row.flood_until.getTime() <= nowMs
    return isOver ? { flood_seconds: null, flood_until: null } : undefined
  }
}
