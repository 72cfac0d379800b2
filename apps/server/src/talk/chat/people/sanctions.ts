import { randomUUIDv7 } from 'node:crypto'
import type { OwnSanction } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { ChatTables } from '../../../ground/db/tables/chat.ts'
import type { Tx } from '../../../ground/db/tx.ts'

/** A stored sanction. */
export type SanctionRow = Selectable<ChatTables['chat_sanction']>

/** How long a player sees a warning. */
const WARNING_MS = 30 * 24 * 60 * 60_000

/** A stored sanction as its player sees it. */
export function viewSanction({ id, kind, room_id, reason, at, until }: SanctionRow): OwnSanction {
  return {
    ...{ id, kind, reason, at: at.getTime() },
    ...(room_id !== null && { roomId: room_id }),
    ...(until !== null && { until: until.getTime() }),
  }
}

/** Lists the sanctions of an account that are in force, in a room or in all; the strictest first. */
export function findSanctions(
  db: Database | Tx,
  wanted: { accountId: string; roomId?: string | undefined },
  nowMs: number,
): Promise<SanctionRow[]> {
  return db
    .selectFrom('chat_sanction')
    .selectAll()
    .where('account_id', '=', wanted.accountId)
    .where('lifted_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', new Date(nowMs))]))
    .where((where) => where.or([where('kind', '<>', 'warn'), where('at', '>', new Date(nowMs - WARNING_MS))]))
    .$if(wanted.roomId !== undefined, (query) =>
      query.where((where) => where.or([where('room_id', 'is', null), where('room_id', '=', wanted.roomId ?? '')])),
    )
    .orderBy('kind')
    .orderBy('until', (order) => order.desc().nullsFirst())
    .execute()
}

/** The bans and exclusions in force of some accounts: the rooms that each may not enter, `all` among them. */
export async function listClosed(
  db: Database,
  accountIds: readonly string[],
  nowMs: number,
): Promise<Map<string, ReadonlySet<string>>> {
  const excludedRows = await db
    .selectFrom('play')
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .where('excluded_until', '>', new Date(nowMs))
    .execute()
  const rows = await db
    .selectFrom('chat_sanction')
    .select(['account_id', 'room_id'])
    .where('kind', '=', 'ban')
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .where('lifted_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', new Date(nowMs))]))
    .execute()
  const bans = new Map(excludedRows.map((row) => [row.account_id, new Set(['all'])]))
  for (const { account_id: id, room_id: roomId } of rows) bans.set(id, (bans.get(id) ?? new Set()).add(roomId ?? 'all'))
  return bans
}

/** Refuses a player with a sanction of one of the kinds. @throws CallError banned, muted */
export async function requireNoSanction(
  db: Database | Tx,
  wanted: { accountId: string; roomId?: string | undefined; kinds: readonly ('ban' | 'mute')[] },
  nowMs: number,
): Promise<void> {
  const rows = await findSanctions(db, wanted, nowMs)
  const row = rows.find(({ kind }) => kind !== 'warn' && wanted.kinds.includes(kind))
  if (!row) return
  const params = { reason: row.reason, ...(row.until !== null && { until: row.until.getTime() }) }
  throw new CallError(row.kind === 'ban' ? 'banned' : 'muted', params)
}

/** A sanction that a moderator or staff gives. `seconds` undefined: no end. */
export interface NewSanction {
  accountId: string
  kind: SanctionRow['kind']
  roomId?: string | undefined
  seconds?: number | undefined
  reason: string
  by: string
}

/** Stores a sanction. @returns it */
export async function addSanction(db: Database | Tx, sanction: NewSanction, nowMs: number): Promise<SanctionRow> {
  const { accountId, kind, roomId, seconds, reason, by } = sanction
  return db
    .insertInto('chat_sanction')
    .values({
      ...{ id: randomUUIDv7(), account_id: accountId, room_id: roomId ?? null, kind, reason, by, at: new Date(nowMs) },
      until: seconds === undefined ? null : new Date(nowMs + seconds * 1000),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lifts the sanctions of a kind that a player has, in a room or in all. @returns those that were in force */
export function liftSanctions(
  db: Database | Tx,
  wanted: { accountId: string; kind: 'mute' | 'ban'; roomId?: string | undefined; by: string },
  nowMs: number,
): Promise<SanctionRow[]> {
  const { accountId, kind, roomId, by } = wanted
  return db
    .updateTable('chat_sanction')
    .set({ lifted_at: new Date(nowMs), lifted_by: by })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('lifted_at', 'is', null)
    .$if(roomId !== undefined, (query) => query.where('room_id', '=', roomId ?? ''))
    .returningAll()
    .execute()
}
