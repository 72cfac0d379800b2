import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract'
import { Secret, TOTP } from 'otpauth'
import type { Services } from '../services.ts'
import type { Session } from './session.ts'

/** RFC 6238: six digits, a new code each 30 s. */
const PERIOD_MS = 30_000
/** The step before and the step after count too, as clocks differ. */
const WINDOW = 1
/** How long a session needs no further code. */
export const PROOF_LIFE_MS = 15 * 60_000

/**
 * Takes a code of the account's app, or one of its recovery codes. Either works once: the step of a code is kept, and a
 * recovery code goes. Two calls with one code at once: one of them is refused.
 */
export async function takeCode(services: Services, accountId: string, secret: string, code: string): Promise<boolean> {
  const { db, now } = services
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase()
  const step = findStep(secret, typed, now())
  if (step === undefined) return takeRecoveryCode(services, accountId, typed)
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_step: step })
    .where('id', '=', accountId)
    .where('totp_secret', '=', secret)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The step that a code belongs to; `undefined` when it is none of these moments. */
export function findStep(secret: string, code: string, nowMs: number): bigint | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: nowMs, window: WINDOW })
  return delta === null ? undefined : BigInt(Math.floor(nowMs / PERIOD_MS) + delta)
}

async function takeRecoveryCode({ db }: Services, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', recoveryHash(accountId, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** What is kept of a recovery code; the account stands in it, so that equal codes of two accounts have nothing in common. */
export function recoveryHash(accountId: string, code: string): Buffer {
  return Buffer.from(hash('sha256', `recovery ${accountId} ${code}`, 'hex'), 'hex')
}

/**
 * Wants a code of this session where an authenticator app is bound, unless one was given within 15 minutes.
 * @throws CallError authenticator_needed
 */
export async function requireProof({ db, now }: Services, session: Session): Promise<void> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['totp_secret', 'proved_until'])
    .where('session.id', '=', session.id)
    .executeTakeFirstOrThrow()
  if (row.totp_secret === null) return
  if (!row.proved_until || row.proved_until.getTime() <= now()) throw new CallError('authenticator_needed')
}
