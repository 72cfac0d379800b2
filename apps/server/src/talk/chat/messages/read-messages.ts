import type { ChatAuthor, ChatMessage } from '@fairground/contract/chat'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { ChatTables } from '../../../ground/db/tables/chat.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { snippetOf } from '../../../ground/text/clean-text.ts'
import { listIgnored } from '../people/ignored.ts'
import { readAuthors } from '../people/profile.ts'

/** A stored message. */
export type MessageRow = Selectable<ChatTables['chat_message']>

/** Characters of a reply's snippet. */
const SNIPPET = 100

/** Reads stored messages by their ids. */
export async function readRows(db: Database | Tx, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Reads messages in their present state, by their ids.
 * @param viewerId whose reactions are marked and whose ignored authors are hidden; undefined: everybody's view
 */
export async function readMessages(
  db: Database | Tx,
  ids: readonly string[],
  viewerId?: string,
): Promise<Map<string, ChatMessage>> {
  const rows = await readRows(db, ids)
  const replied = await readRows(
    db,
    [...rows.values()].flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to])),
  )
  const authorIds = [...rows.values(), ...replied.values()].flatMap(({ account_id }) => account_id ?? [])
  const [authors, reactions, ignored] = await Promise.all([
    readAuthors(db, authorIds),
    readReactions(db, [...rows.keys()], viewerId),
    listIgnored(db, viewerId),
  ])
  const hides = (row: MessageRow) =>
    row.deleted_at !== null || row.hidden_at !== null || ignored.includes(row.account_id ?? '')
  const view = (row: MessageRow): ChatMessage => ({
    ...viewMessage(row, authors, hides(row)),
    ...(row.reply_to !== null && { replyTo: viewReply(row.reply_to, replied, authors, hides) }),
    ...(ignored.includes(row.account_id ?? '') && { ignored: true as const }),
    reactions: reactions.counts.get(row.id) ?? {},
    ...(viewerId !== undefined && { mine: reactions.mine.get(row.id) ?? [] }),
  })
  return new Map([...rows].map(([id, row]) => [id, view(row)]))
}

function viewMessage(
  row: MessageRow,
  authors: ReadonlyMap<string, ChatAuthor>,
  isTextHidden: boolean,
): Omit<ChatMessage, 'reactions'> {
  const author = authors.get(row.account_id ?? '')
  return {
    ...{ id: row.id, roomId: row.room_id, seq: Number(row.seq), type: row.type, rev: row.rev },
    ...(row.client_id !== null && { clientId: row.client_id }),
    ...(author && { author }),
    body: isTextHidden ? '' : row.body,
    entities: isTextHidden ? [] : row.entities,
    ...(row.card !== null && !isTextHidden && { card: row.card }),
    ...(row.edited_at !== null && { editedAt: row.edited_at.getTime() }),
    ...(row.deleted_at !== null && { deletedAt: row.deleted_at.getTime() }),
    ...(row.deleted_by !== null && { deletedBy: row.deleted_by }),
    ...(row.hidden_at !== null && { hidden: true as const }),
    createdAt: row.created_at.getTime(),
  }
}

function viewReply(
  id: string,
  rows: ReadonlyMap<string, MessageRow>,
  authors: ReadonlyMap<string, ChatAuthor>,
  hides: (row: MessageRow) => boolean,
): NonNullable<ChatMessage['replyTo']> {
  const row = rows.get(id)
  const author = authors.get(row?.account_id ?? '')
  return {
    id,
    ...(author && { author: { id: author.id, name: author.name } }),
    snippet: row && !hides(row) ? snippetOf(row.body, SNIPPET) : '',
    ...((!row || row.deleted_at !== null) && { deleted: true as const }),
  }
}

/** The reactions of messages: counts by emoji, and a viewer's own. */
async function readReactions(db: Database | Tx, ids: readonly string[], viewerId: string | undefined) {
  const counts = new Map<string, Record<string, number>>()
  const mine = new Map<string, string[]>()
  if (ids.length === 0) return { counts, mine }
  const rows = await db
    .selectFrom('chat_reaction')
    .select(['message_id', 'emoji'])
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<boolean | null>`bool_or(account_id = ${viewerId ?? null}::uuid)`.as('is_mine'))
    .where('message_id', 'in', ids)
    .groupBy(['message_id', 'emoji'])
    .execute()
  for (const { message_id: id, emoji, count, is_mine } of rows) {
    counts.set(id, { ...counts.get(id), [emoji]: Number(count) })
    if (is_mine) mine.set(id, [...(mine.get(id) ?? []), emoji])
  }
  return { counts, mine }
}
