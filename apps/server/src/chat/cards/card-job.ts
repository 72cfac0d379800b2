import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../db/database.ts'
import { type LeasedLoop, startLeasedLoop } from '../../jobs/leased-loop.ts'
import type { Log } from '../../log.ts'
import type { RoomDeed, RoomQueue } from '../messages/room-queue.ts'
import { endCard, postCard, setCard } from './post-card.ts'
import { listDecided, listUnposted, type UnpostedCard } from './waiting-cards.ts'

/**
 * Starts the job that posts the cards of slips in their rooms and tells how the slips ended. What it does is in the database with
 * the message, so it does nothing twice, whenever it is stopped.
 */
export function startCardPosting(parts: {
  db: Database
  queue: RoomQueue
  log: Log
  now(): number
  everyMs?: number
}): LeasedLoop {
  const { db, queue, log, now, everyMs = 250 } = parts

  /** An archived room takes no cards. */
  async function add(key: Pick<UnpostedCard, 'walletId' | 'slipId' | 'roomId'>, deed: RoomDeed<void>): Promise<void> {
    try {
      await queue.add(key.roomId, deed)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await setCard(db, key, { done_at: new Date(now()) })
    }
  }

  return startLeasedLoop({
    ...{ db, log, name: 'chat-cards', everyMs },
    async work() {
      await Promise.all((await listUnposted(db)).map((card) => add(card, postCard(card))))
      await Promise.all((await listDecided(db, now())).map((card) => add(card, endCard(card))))
    },
  })
}
