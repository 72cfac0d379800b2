import { factsOf, findLottery } from '@fairground/games/lottery'
import type { Selectable } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { Tables } from '../../../ground/db/tables/index.ts'
import type { BotPost } from './post-by-bot.ts'

/** A term counts as long as a card of it is younger than this. */
const RECENT_MS = 5 * 60_000
/** How long before the end of betting the room is told. */
const CLOSING_MS = 10_000

/**
 * Lists what is to be said now about terms in the rooms of their lotteries: that betting ends soon, and the result once its draw has
 * been shown. Only a room with a card of the term is told, so that a room in which nobody bets stays quiet.
 */
export async function listTermPosts(db: Database, nowMs: number): Promise<(BotPost & { roomId: string })[]> {
  const rows = await db
    .selectFrom('chat_card as card')
    .innerJoin('chat_room as room', (join) =>
      join.onRef('room.id', '=', 'card.room_id').onRef('room.game_id', '=', 'card.game_id'),
    )
    .innerJoin('multiplayer_round as term', 'term.id', 'card.term_id')
    .where('card.at', '>', new Date(nowMs - RECENT_MS))
    .where('card.message_id', 'is not', null)
    .where('room.archived_at', 'is', null)
    .where('term.status', 'in', ['NEW', 'FINISHED'])
    .distinctOn(['card.room_id', 'term.id'])
    .selectAll('term')
    .select('card.room_id')
    .execute()
  const posts = rows.flatMap(({ room_id: roomId, ...term }) => {
    const post = postOf(term, nowMs)
    return post ? [{ ...post, roomId }] : []
  })
  return await withoutPosted(db, posts)
}

function postOf(term: Selectable<Tables['multiplayer_round']>, nowMs: number): BotPost | undefined {
  const lottery = findLottery(term.game_id)
  if (!lottery) return undefined
  const namedTerm = { gameId: term.game_id, termId: term.id, termNo: term.number }
  const closesAt = term.closes_at.getTime()
  if (term.status === 'NEW') {
    if (nowMs < closesAt - CLOSING_MS || nowMs >= closesAt) return undefined
    return { key: `closing:${term.id}`, type: 'system', card: { kind: 'closing', ...namedTerm, closesAt } }
  }
  const { ended_at: endedAt, result, seed } = term
  if (!endedAt || !result || seed === null || endedAt.getTime() + lottery.showMs > nowMs) return undefined
  const proof = { salt: term.salt, edge: term.edge_bp, commitment: term.seed_hash, entropy: term.entropy ?? '', seed }
  const facts = { ...factsOf(lottery, result) }
  return { key: `result:${term.id}`, type: 'result', card: { kind: 'result', ...namedTerm, result, facts, ...proof } }
}

async function withoutPosted<Post extends BotPost & { roomId: string }>(db: Database, posts: Post[]): Promise<Post[]> {
  if (posts.length === 0) return posts
  const rows = await db
    .selectFrom('chat_bot_post')
    .select(['room_id', 'key'])
    .where(
      'key',
      'in',
      posts.map(({ key }) => key),
    )
    .execute()
  const posted = new Set(rows.map(({ room_id, key }) => `${room_id} ${key}`))
  return posts.filter(({ roomId, key }) => !posted.has(`${roomId} ${key}`))
}
