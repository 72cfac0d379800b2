import type { ChatRole } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { type RoomRow, settingsOf } from '../rooms/room.ts'
import { NEW_ACCOUNT_MS } from '../rules/flood.ts'
import { isAtLeast } from './profile.ts'
import { requireNoSanction } from './sanctions.ts'

/** A player who may write in a room. */
export interface Writer {
  accountId: string
  role: Exclude<ChatRole, 'visitor'>
  /** A player of a day or less, or with neither phone nor e-mail proved. Who has a role is known to staff. */
  isNew: boolean
}

/** The state of an account that decides whether it may write. */
function readAccount(db: Database | Tx, accountId: string) {
  return db
    .selectFrom('account')
    .leftJoin('play', 'play.account_id', 'account.id')
    .leftJoin('chat_profile', 'chat_profile.account_id', 'account.id')
    .select(['account.created_at', 'account.phone_checked', 'account.email_checked', 'chat_profile.role'])
    .select(['play.time_out_until', 'play.excluded_until'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('switched_off')
          .select('switched_off.id')
          .where('switched_off.kind', '=', 'player')
          .where('switched_off.id', '=', accountId),
      ).as('is_off'),
    )
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

type Account = Awaited<ReturnType<typeof readAccount>>

/** Whether an account is excluded, in a break or closed. */
function isClosed(account: Account, nowMs: number): boolean {
  const breakEndsMs = Math.max(Number(account.time_out_until ?? 0), Number(account.excluded_until ?? 0))
  return breakEndsMs > nowMs || Boolean(account.is_off)
}

/** Why a player may not write in a room now, and when that ends (ms since 1970; absent: no end is known). */
export interface Silent {
  why: 'account_too_new' | 'writing_closed'
  until?: number
}

/** Finds why a player may not write in a room, besides sanctions and the room's lock and kind. */
export async function findSilent(
  db: Database | Tx,
  accountId: string,
  room: RoomRow,
  nowMs: number,
): Promise<Silent | undefined> {
  return silentOf(await readAccount(db, accountId), room, nowMs)
}

function silentOf(account: Account, room: RoomRow, nowMs: number): Silent | undefined {
  if (isClosed(account, nowMs)) return { why: 'writing_closed' }
  const until = account.created_at.getTime() + settingsOf(room).accountAgeMinutes * 60_000
  return until > nowMs ? { why: 'account_too_new', until } : undefined
}

/** Requires an account that may write at all. @throws CallError writing_closed */
export async function requireOpenAccount(db: Database | Tx, accountId: string, nowMs: number): Promise<void> {
  if (isClosed(await readAccount(db, accountId), nowMs)) throw new CallError('writing_closed')
}

/**
 * Requires that a player may read a room now: no exclusion and no ban. Visitors may.
 * @throws CallError reading_closed, banned
 */
export async function requireReader(
  db: Database | Tx,
  { accountId, roomId }: { accountId: string; roomId: string },
  nowMs: number,
): Promise<void> {
  const play = await db
    .selectFrom('play')
    .select('excluded_until')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (Number(play.excluded_until ?? 0) > nowMs) throw new CallError('reading_closed')
  await requireNoSanction(db, { accountId, roomId, kinds: ['ban'] }, nowMs)
}

/**
 * Requires that a player may write in a room now: no exclusion, break or closed account; no sanction; not a room of moderators; an
 * account that is old enough. It reads the database, so that what was stored a moment ago counts.
 * @throws CallError writing_closed, banned, muted, room_locked, account_too_new
 */
export async function requireWriter(tx: Tx, accountId: string, room: RoomRow, nowMs: number): Promise<Writer> {
  const account = await readAccount(tx, accountId)
  const silent = silentOf(account, room, nowMs)
  if (silent?.why === 'writing_closed') throw new CallError('writing_closed')
  await requireNoSanction(tx, { accountId, roomId: room.id, kinds: ['ban', 'mute'] }, nowMs)
  const role = account.role ?? 'member'
  if (!isAtLeast(role, writersOf(room))) throw new CallError('room_locked')
  if (silent?.until) throw new CallError('account_too_new', { minutes: Math.ceil((silent.until - nowMs) / 60_000) })
  const ageMs = nowMs - account.created_at.getTime()
  const isUnproved = ageMs < NEW_ACCOUNT_MS || !(account.phone_checked || account.email_checked)
  return { accountId, role, isNew: role === 'member' && isUnproved }
}

/** The least role that writes in a room. */
function writersOf({ kind, locked }: RoomRow): ChatRole {
  if (kind === 'ANNOUNCE') return 'operator'
  return locked ? 'moderator' : 'member'
}
