import type { Facts } from '../../ground/bus/facts.ts'
import type { RateLimitTable } from '../../ground/call/rate-limits.data.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import type { Translator } from '../../ground/translation/translator.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import type { Job } from '../../ground/work/job.ts'
import type { LiveNamespace } from '../../live/live/namespace.ts'
import type { WinSettings } from './bot/big-wins.ts'
import { cardPostingJob } from './cards/card-job.ts'
import { createChatSockets } from './live/chat-sockets.ts'
import { createRoomPresence } from './live/presence.ts'
import type { TextRules } from './messages/judge-text.ts'
import { createReactions, type Reactions } from './messages/reactions.ts'
import { createRoomQueue, type RoomQueue } from './messages/room-queue.ts'
import { mayRead } from './rooms/room.ts'
import { compileWords } from './rules/words.ts'
import { createTranslations, type Translations } from './translations/translations.ts'

/** The chat of one server process. */
export interface Chat {
  /** The changes of rooms. */
  queue: RoomQueue
  reactions: Reactions
  /** Accounts with a room open, by the room's id, in all processes. */
  countOnline(): Promise<Map<string, number>>
  /** Accounts with a room open, in all processes; of a crowd some. */
  listOnline(roomId: string): Promise<string[]>
  /** What texts are judged by; a change of words counts after a second. */
  rules(): Promise<TextRules>
  /** Undefined: the site has no provider. */
  translations: Translations | undefined
  /** The live connections of the chat. */
  namespace: LiveNamespace
  /** Those of some channels that are rooms which the caller may read. */
  findRooms(channels: readonly string[]): Promise<Set<string>>
  /** Posts the cards of bets. */
  jobs: readonly Job[]
  /** Finishes what waits, and stops. */
  close(): Promise<void>
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Creates the chat of this process. Everything is in the database; several processes serve the same rooms. */
export function createChat(parts: {
  db: Database
  log: Log
  facts: Facts
  /** Names this process. */
  node: string
  /** Names under which links lead to the site. */
  ownHosts: readonly string[]
  limits: Pick<RateLimitTable, 'chatSocketsOfAccount' | 'chatSocketsOfAddress'>
  settings: WinSettings
  translator: Translator | undefined
  now(): number
}): Chat {
  const { db, log, facts, node, ownHosts, limits, settings, translator, now } = parts
  const readWords = createFreshReader(async () =>
    compileWords(await db.selectFrom('chat_word').select(['pattern', 'action']).execute()),
  )
  const mostSockets = {
    ofAccount: limits.chatSocketsOfAccount.points,
    ofAddress: limits.chatSocketsOfAddress.points,
  }
  const countOnline = () => presence.count()
  const sockets = createChatSockets({ db, log, facts, now, countOnline, mostSockets })
  const presence = createRoomPresence({ db, log, node, now, own: sockets.accounts })
  const queue = createRoomQueue({ db, now, onCommitted: sockets.take })
  const reactions = createReactions({ db, queue, log, now })
  const job = cardPostingJob({ db, queue, settings, now })

  return {
    queue,
    reactions,
    countOnline,
    listOnline: (roomId) => presence.list(roomId),
    rules: async () => ({ words: await readWords(), ownHosts }),
    translations: translator && createTranslations({ db, translator, log, now }),
    namespace: sockets.namespace,
    jobs: [job],
    async findRooms(channels) {
      const ids = channels.filter((channel) => ID.test(channel))
      if (ids.length === 0) return new Set()
      const rows = await db
        .selectFrom('chat_room')
        .select(['id', 'min_level'])
        .where('id', 'in', ids)
        .where('archived_at', 'is', null)
        .execute()
      return new Set(rows.filter(mayRead).map(({ id }) => id))
    },
    async close() {
      await reactions.close()
      await queue.close()
      presence.close()
      sockets.close()
    },
  }
}
