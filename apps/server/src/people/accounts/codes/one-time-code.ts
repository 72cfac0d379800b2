import { createHmac, randomInt } from 'node:crypto'
import type { CodePurpose } from '@fairground/contract/code-purpose'
import { CallError } from '@fairground/contract/envelope'
import { sql } from 'kysely'
import type { Tx } from '../../../ground/db/tx.ts'
import type { AccountsParts } from '../parts.ts'
import { CODE_LIFE_MS, type CodeAddress, MOST_PER_QUOTA, MOST_TRIES, PAUSE_MS, QUOTA_MS } from './code-rules.ts'

/** A code as a player types it, with where it was sent and why. */
export type TypedCode = CodeAddress & { purpose: CodePurpose; code: string }

/** The stored form of a typed code. */
export type CodeDigests = { address: Buffer; purpose: CodePurpose; code_hash: Buffer }

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Digests with the installation's secret: six digits alone are guessed from a plain hash in a moment. */
export async function digestCode(
  { codeSecret }: Pick<AccountsParts, 'codeSecret'>,
  { way, recipient, purpose, code }: TypedCode,
): Promise<CodeDigests> {
  const secret = await codeSecret()
  const digest = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
  return {
    address: digest('address', way, recipient),
    purpose,
    code_hash: digest('code', way, recipient, purpose, code.replaceAll(/[\s-]/g, '')),
  }
}

/**
 * Counts a code of an address.
 * @throws CallError code_too_soon with the seconds to wait
 */
export async function countCode(tx: Tx, address: Buffer, at: Date): Promise<void> {
  const ago = (ms: number) => new Date(at.getTime() - ms)
  const { rows } = await sql`
    insert into code_quota as quota (address, started_at, sent_at, sent) values (${address}, ${at}, ${at}, 1)
    on conflict (address) do update set
      started_at = case when quota.started_at <= ${ago(QUOTA_MS)} then ${at} else quota.started_at end,
      sent = case when quota.started_at <= ${ago(QUOTA_MS)} then 1 else quota.sent + 1 end,
      sent_at = ${at}
    where quota.sent_at <= ${ago(PAUSE_MS)} and (quota.started_at <= ${ago(QUOTA_MS)} or quota.sent < ${MOST_PER_QUOTA})
    returning 1`.execute(tx)
  if (rows.length === 1) return
  const quota = await tx.selectFrom('code_quota').selectAll().where('address', '=', address).executeTakeFirstOrThrow()
  const pauseEnd = quota.sent_at.getTime() + PAUSE_MS
  const quotaEnd = quota.sent >= MOST_PER_QUOTA ? quota.started_at.getTime() + QUOTA_MS : 0
  const seconds = Math.ceil((Math.max(pauseEnd, quotaEnd) - at.getTime()) / 1000)
  throw new CallError('code_too_soon', { seconds: Math.max(1, seconds) })
}

/** Stores a code; the earlier code of the address and purpose ends. */
export async function storeCode(tx: Tx, digests: CodeDigests, at: Date): Promise<void> {
  const row = { ...digests, tries: 0, expires_at: new Date(at.getTime() + CODE_LIFE_MS) }
  await tx
    .insertInto('one_time_code')
    .values(row)
    .onConflict((conflict) => conflict.columns(['address', 'purpose']).doUpdateSet(row))
    .execute()
}

/**
 * Tries a code; it stays until `spendCode`.
 * @throws CallError code_expired when there is none to try (any more), wrong_code
 */
export async function tryCode({ db, now }: AccountsParts, digests: CodeDigests): Promise<void> {
  const storedCode = await db
    .updateTable('one_time_code')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('address', '=', digests.address)
    .where('purpose', '=', digests.purpose)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', new Date(now()))
    .returning('code_hash')
    .executeTakeFirst()
  if (!storedCode) throw new CallError('code_expired')
  if (!storedCode.code_hash.equals(digests.code_hash)) throw new CallError('wrong_code')
}

/**
 * Uses a tried code up, in the transaction of what it allows: of two that bring it at once, one gets it.
 * @throws CallError code_expired
 */
export async function spendCode(tx: Tx, { address, purpose, code_hash }: CodeDigests): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('one_time_code')
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new CallError('code_expired')
}

/** Deletes expired codes, and quotas whose window has ended. */
export async function forgetCodes({ db, now }: Pick<AccountsParts, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<=', new Date(now())).execute()
  await db
    .deleteFrom('code_quota')
    .where('started_at', '<=', new Date(now() - QUOTA_MS))
    .execute()
}
