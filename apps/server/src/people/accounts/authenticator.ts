import { randomBytes } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { Secret, TOTP } from 'otpauth'
import type { Session } from '../../ground/call/session.ts'
import { transaction } from '../../ground/db/tx.ts'
import { placeOf } from '../../ground/secrets/places.ts'
import { announceEnds, type EndedSessions, endOthers } from './end-sessions.ts'
import { guardGuesses } from './guard-guesses.ts'
import type { AccountsParts } from './parts.ts'
import { isPassword } from './passwords.ts'
import { findStep, PROOF_LIFE_MS, recoveryHash, requireCode, requireProof } from './second-factor.ts'

const RECOVERY_CODES = 10
/** Letters and digits that are hard to confuse. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10

/**
 * Creates a secret for the account's app. It stays pending until a code of it arrives.
 * @throws CallError authenticator_bound
 */
export async function startAuthenticator(
  { db, keyring }: AccountsParts,
  accountId: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 })
  const account = await db
    .updateTable('account')
    .set({ totp_pending: keyring.seal(placeOf('pendingAppSecret', { id: accountId }), secret.base32) })
    .where('id', '=', accountId)
    .where('totp_secret', 'is', null)
    .returning(['nickname'])
    .executeTakeFirst()
  if (!account) throw new CallError('authenticator_bound')
  return {
    secret: secret.base32,
    uri: new TOTP({ issuer: 'Fairground', label: account.nickname, secret }).toString(),
  }
}

/** The password, the first code of the app, and the caller's address. */
interface Binding {
  password: string
  code: string
  ip: string
}

/**
 * Binds the app with the password and a code of the pending secret, ends every other session and returns the recovery codes:
 * all of it or nothing. The account's devices get an event.
 * @throws CallError wrong_credentials, wrong_code, authenticator_bound, authenticator_not_started, too_many_attempts
 */
export async function bindAuthenticator(
  parts: AccountsParts,
  session: Session,
  { password, code, ip }: Binding,
): Promise<string[]> {
  const { accountId, id } = session
  const { codes, endedSessions } = await guardGuesses(parts, { subject: accountId, ip }, async () => {
    const account = await parts.db
      .selectFrom('account')
      .select(['password_hash', 'totp_secret', 'totp_pending'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (account.totp_secret !== null) throw new CallError('authenticator_bound')
    if (account.totp_pending === null) throw new CallError('authenticator_not_started')
    const { password_hash: passwordHash } = account
    if (passwordHash === null || !(await isPassword(password, passwordHash))) throw new CallError('wrong_credentials')
    const pending = account.totp_pending
    const secret = parts.keyring.open(placeOf('pendingAppSecret', { id: accountId }), pending)
    const step = findStep(secret, code.replaceAll(/\s/g, ''), parts.now())
    if (step === undefined) throw new CallError('wrong_code')
    return keepSecret(parts, session, { passwordHash, pending, secret, step })
  })
  await prove(parts, id)
  parts.tell(accountId, 'authenticator_bound')
  announceEnds(parts.events, endedSessions)
  return codes
}

/** Stores the secret, if the password and the pending secret, as it was stored, are still the checked ones. */
function keepSecret(
  { db, keyring, now }: AccountsParts,
  session: Session,
  { passwordHash, pending, secret, step }: { passwordHash: string; pending: string; secret: string; step: bigint },
): Promise<{ codes: string[]; endedSessions: EndedSessions }> {
  const { accountId } = session
  const sealedSecret = keyring.seal(placeOf('appSecret', { id: accountId }), secret)
  return transaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('account')
      .set({ totp_secret: sealedSecret, totp_pending: null, totp_step: step })
      .where('id', '=', accountId)
      .where('totp_pending', '=', pending)
      .where('totp_secret', 'is', null)
      .where('password_hash', '=', passwordHash)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new CallError('authenticator_bound')
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    const rows = codes.map((code) => ({ account_id: accountId, code_hash: recoveryHash(accountId, code) }))
    await tx.insertInto('recovery_code').values(rows).execute()
    const endedSessions = await endOthers(tx, session, new Date(now()))
    return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), endedSessions }
  })
}

/** 50 random bits: 32 letters divide the values of a byte evenly, so all are equally likely. */
function newRecoveryCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/**
 * Proves the second factor by a code. The session needs no further code for PROOF_LIFE_MS.
 * @throws CallError wrong_code, too_many_attempts
 */
export async function proveAuthenticator(
  parts: AccountsParts,
  session: Session,
  code: string,
  ip: string,
): Promise<void> {
  await guardGuesses(parts, { subject: session.accountId, ip }, async () => {
    await transaction(parts.db, async (tx) => {
      const account = await tx
        .selectFrom('account')
        .select(['id', 'totp_secret'])
        .where('id', '=', session.accountId)
        .executeTakeFirstOrThrow()
      await requireCode(tx, parts, account, code)
    })
  })
  await parts.loginFailures.forgive(session.accountId)
  await prove(parts, session.id)
}

async function prove({ db, now }: AccountsParts, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ proved_until: new Date(now() + PROOF_LIFE_MS) })
    .where('id', '=', sessionId)
    .execute()
}

/**
 * Removes the app and its recovery codes from the account.
 * @throws CallError authenticator_needed
 */
export async function unbindAuthenticator(parts: AccountsParts, session: Session): Promise<void> {
  await requireProof(parts, session)
  await transaction(parts.db, async (tx) => {
    await tx.deleteFrom('recovery_code').where('account_id', '=', session.accountId).execute()
    await tx
      .updateTable('account')
      .set({ totp_secret: null, totp_pending: null, totp_step: null })
      .where('id', '=', session.accountId)
      .execute()
  })
}
