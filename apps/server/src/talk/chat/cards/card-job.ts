import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import { type LeasedLoop, startLeasedLoop } from '../../../ground/db/leased-loop.ts'
import type { Log } from '../../../ground/log.ts'
import { bigWins, type WinSettings, winPost } from '../bot/big-wins.ts'
import { postByBot } from '../bot/post-by-bot.ts'
import { listTermPosts } from '../bot/term-posts.ts'
import type { RoomDeed, RoomQueue } from '../messages/room-queue.ts'
import { endCard, postCard, setCard } from './post-card.ts'
import { listDecided, listUnposted, type UnpostedCard } from './waiting-cards.ts'

/**
 * Starts the job that posts the cards of slips in their rooms, tells how the slips ended, and says what the server says of terms and
 * wins. What it does is in the database with
 * the message, so it does nothing twice, whenever it is stopped.
 */
export function startCardPosting(parts: {
  db: Database
  queue: RoomQueue
  log: Log
  settings: WinSettings
  now(): number
  everyMs?: number
}): LeasedLoop {
  const { db, queue, log, settings, now, everyMs = 250 } = parts

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
      const decided = await listDecided(db, now())
      const isBig = decided.length > 0 ? await bigWins(settings) : () => false
      await Promise.all(decided.map((card) => add(card, endCard(card, isBig(card) ? winPost(card) : undefined))))
      const posts = await listTermPosts(db, now())
      await Promise.all(posts.map((post) => queue.add(post.roomId, (room) => postByBot(room, post))))
    },
  })
}
