import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { Secret, TOTP } from 'otpauth'
import type { Session } from '../../ground/call/session.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { maskRecipient } from '../../ground/messages/message.ts'
import { placeOf } from '../../ground/secrets/places.ts'
import { readMoneyFactors } from './codes/money-factors.ts'
import type { AccountsParts } from './parts.ts'

/** RFC 6238: six digits, a new code each 30 s. */
const PERIOD_MS = 30_000
/** Steps before and after the current one that count too, since clocks differ. */
const WINDOW = 1
/** Time after a code in which a session needs no further one. */
export const PROOF_LIFE_MS = 15 * 60_000

/**
 * Uses a code of the account's app, or a recovery code. Each works once: the step of a code is stored, a recovery code is
 * deleted. Of two concurrent calls with one code, one is refused.
 * @param db the transaction of what the code allows: where that is refused, the code still works
 * @param stored the account's `totp_secret` as it is stored
 * @returns whether the code is right
 */
export async function takeCode(
  db: Tx,
  { keyring, now }: Pick<AccountsParts, 'keyring' | 'now'>,
  accountId: string,
  stored: string,
  code: string,
): Promise<boolean> {
  const codeText = code.replaceAll(/[\s-]/g, '').toUpperCase()
  const secret = keyring.open(placeOf('appSecret', { id: accountId }), stored)
  const step = findStep(secret, codeText, now())
  if (step === undefined) return takeRecoveryCode(db, accountId, codeText)
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_step: step })
    .where('id', '=', accountId)
    .where('totp_secret', '=', stored)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Requires a code, and uses it up, where an account has an app.
 * @param db the transaction of what the code allows
 * @throws CallError authenticator_needed without a code, wrong_code
 */
export async function requireCode(
  db: Tx,
  parts: Pick<AccountsParts, 'keyring' | 'now'>,
  { id, totp_secret: stored }: { id: string; totp_secret: string | null },
  code: string | undefined,
): Promise<void> {
  if (stored === null) return
  if (!code) throw new CallError('authenticator_needed')
  if (!(await takeCode(db, parts, id, stored, code))) throw new CallError('wrong_code')
}

/** The time step of a code; undefined when the code is not valid now. */
export function findStep(secret: string, code: string, nowMs: number): bigint | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: nowMs, window: WINDOW })
  return delta === null ? undefined : BigInt(Math.floor(nowMs / PERIOD_MS) + delta)
}

async function takeRecoveryCode(db: Tx, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', recoveryHash(accountId, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The stored hash of a recovery code. It includes the account, so equal codes of two accounts differ. */
export function recoveryHash(accountId: string, code: string): Buffer {
  return Buffer.from(hash('sha256', `recovery ${accountId} ${code}`, 'hex'), 'hex')
}

/**
 * Requires a recent code of this session where an authenticator app is bound.
 * @throws CallError authenticator_needed
 */
export async function requireProof({ db, now }: AccountsParts, session: Session): Promise<void> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['totp_secret', 'proved_until'])
    .where('session.id', '=', session.id)
    .executeTakeFirstOrThrow()
  if (row.totp_secret === null) return
  if (!row.proved_until || row.proved_until.getTime() <= now()) throw new CallError('authenticator_needed')
}

/**
 * Requires a recent proof of this session before money leaves: a code of the authenticator app where one is bound; otherwise
 * a code by SMS or e-mail where the operator has switched it on (AU-08). An account that no code can reach has to bind an app.
 * @throws CallError authenticator_needed; with `by` (`sms` or `email`) and the masked `to` when the code is sent; with `by` `app`
 * when an app has to be bound first
 */
export async function requireMoneyProof(parts: AccountsParts, session: Session): Promise<void> {
  const { isAppBound, isCodeAsked, address, provedUntilMs } = await readMoneyFactors(parts, session)
  if (provedUntilMs > parts.now()) return
  if (isAppBound) throw new CallError('authenticator_needed')
  if (address) throw new CallError('authenticator_needed', { by: address.way, to: maskRecipient(address.recipient) })
  if (isCodeAsked) throw new CallError('authenticator_needed', { by: 'app' })
}
