import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import type { Job } from '../../../ground/work/job.ts'
import { bigWins, type WinSettings, winPost } from '../bot/big-wins.ts'
import { postByBot } from '../bot/post-by-bot.ts'
import { listTermPosts } from '../bot/term-posts.ts'
import type { RoomDeed, RoomQueue } from '../messages/room-queue.ts'
import { endCard, postCard, setCard } from './post-card.ts'
import { listDecided, listUnposted, takeCards, type UnpostedCard } from './waiting-cards.ts'

/**
 * Starts the job that posts the cards of slips in their rooms, tells how the slips ended, and says what the server says of terms and
 * wins. What it does is in the database with
 * the message, so it does nothing twice, whenever it is stopped.
 */
export function cardPostingJob(parts: { db: Database; queue: RoomQueue; settings: WinSettings; now(): number }): Job {
  const { db, queue, settings, now } = parts

  /** An archived room takes no cards. */
  async function add(key: Pick<UnpostedCard, 'walletId' | 'slipId' | 'roomId'>, deed: RoomDeed<void>): Promise<void> {
    try {
      await queue.add(key.roomId, deed)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await setCard(db, key, { done_at: new Date(now()) })
    }
  }

  return {
    ...{ name: 'chat-cards', role: 'jobs', everyMs: 250 },
    async run() {
      await takeCards(db)
      await Promise.all((await listUnposted(db)).map((card) => add(card, postCard(card))))
      const decided = await listDecided(db, now())
      const isBig = decided.length > 0 ? await bigWins(settings) : () => false
      await Promise.all(decided.map((card) => add(card, endCard(card, isBig(card) ? winPost(card) : undefined))))
      const posts = await listTermPosts(db, now())
      await Promise.all(posts.map((post) => queue.add(post.roomId, (room) => postByBot(room, post))))
    },
  }
}
