import type { GivenAnswerOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/staff-chat'
import type { ChatMessage } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import { deleteMessage, getRoomOfMessage, showMessage } from '../messages/change-message.ts'
import { getMessage } from '../messages/get-message.ts'
import { type MessageRow, readMessages, readRows } from '../messages/read-messages.ts'
import type { ChatParts } from '../parts.ts'

type Reported = GivenAnswerOf<typeof calls.listChatReports>['page']['content'][number]

/** Messages around a reported one, on each side. */
const CONTEXT = 10

/** Lists the messages with open reports: those of distress first, then those of the oldest report. */
export async function pageReports(
  db: Database,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ content: Reported[]; total: number }> {
  const open = db.selectFrom('chat_report').where('decision', 'is', null)
  const [{ total }, queue] = await Promise.all([
    open.select(({ fn }) => fn.count<bigint>('message_id').distinct().as('total')).executeTakeFirstOrThrow(),
    open
      .select('message_id')
      .groupBy('message_id')
      .orderBy(sql`bool_or(reason = 'distress')`, 'desc')
      .orderBy(({ fn }) => fn.min('at'))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ])
  const ids = queue.map(({ message_id }) => message_id)
  const [rows, messages] = await Promise.all([readRows(db, ids), readMessages(db, ids)])
  const content: Reported[] = []
  for (const id of ids) {
    const [row, message] = [rows.get(id), messages.get(id)]
    if (row && message) content.push(await toReported(db, row, message))
  }
  return { content, total: Number(total) }
}

async function toReported(db: Database, row: MessageRow, message: ChatMessage): Promise<Reported> {
  const [reports, context] = await Promise.all([
    db.selectFrom('chat_report').selectAll().where('message_id', '=', row.id).where('decision', 'is', null).execute(),
    readContext(db, row),
  ])
  return {
    message,
    body: row.body,
    hidden: row.hidden_at !== null,
    reports: reports.map(({ account_id, reason, note, at }) => ({
      reporter: account_id,
      reason,
      note,
      at: at.getTime(),
    })),
    context,
  }
}

async function readContext(db: Database, { id, room_id, seq, created_at }: MessageRow): Promise<ChatMessage[]> {
  const messages = db
    .selectFrom('chat_event')
    .select(['message_id', 'seq'])
    .where('room_id', '=', room_id)
    .where('kind', '=', 'message')
  const [before, after] = await Promise.all([
    messages.where('seq', '<', seq).where('at', '<=', created_at).orderBy('seq', 'desc').limit(CONTEXT).execute(),
    messages.where('seq', '>', seq).where('at', '>=', created_at).orderBy('seq').limit(CONTEXT).execute(),
  ])
  const ids = [...before.toReversed(), ...after].flatMap(({ message_id }) => message_id ?? [])
  const foundMessages = await readMessages(db, ids)
  return ids.flatMap((each) => (each === id ? [] : (foundMessages.get(each) ?? [])))
}

/** The open reports of a message, for the staff log. */
export function findOpenReports(db: Database, id: string) {
  return db.selectFrom('chat_report').selectAll().where('message_id', '=', id).where('decision', 'is', null).execute()
}

/**
 * Decides all open reports of a message: it becomes a tombstone, or is shown again.
 * @param by the person of a staff key
 * @throws CallError report_unknown, room_unknown for a room that is archived
 */
export async function decideReports(
  { db, chat }: Pick<ChatParts, 'db' | 'chat'>,
  { id, decision, reason, by }: { id: string; decision: 'delete' | 'keep'; reason: string; by: string },
): Promise<ChatMessage> {
  const [report] = await findOpenReports(db, id)
  if (!report) throw new CallError('report_unknown')
  await chat.queue.add(report.room_id, async (at) => {
    const open = at.tx.selectFrom('chat_report').select('room_id').where('message_id', '=', id)
    const isOpen = await open.where('decision', 'is', null).forUpdate().executeTakeFirst()
    if (!isOpen) throw new CallError('report_unknown')
    const { row } = await getRoomOfMessage(at.tx, id)
    // Its author may have deleted it meanwhile.
    if (row.deleted_at === null) await (decision === 'delete' ? deleteMessage(id) : showMessage(id))(at)
    await at.tx
      .updateTable('chat_report')
      .set({ decision, decision_reason: reason, decided_by: by, decided_at: new Date(at.nowMs) })
      .where('message_id', '=', id)
      .where('decision', 'is', null)
      .execute()
  })
  return getMessage(db, id)
}
