import { randomInt } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Tx } from '../../../ground/db/tx.ts'
import { checkOrigin, createAccount, type Origin } from '../create-account.ts'
import { guardGuesses } from '../guard-guesses.ts'
import { nicknameOfEmail } from '../nickname.ts'
import { type CheckedAccount, openSession } from '../open-session.ts'
import type { NewAccountParts } from '../parts.ts'
import { requireCode } from '../second-factor.ts'
import { endStage, type Identity, readStage } from './login-flow.ts'

/** The end of a login with another service, at the site. */
export interface Arrival extends Origin {
  /** The code that the browser came back with. */
  code: string
  /** The code of the authenticator app, where one is bound. */
  totp: string | undefined
  /** The browser's cookie. */
  browserToken: string | undefined
  ip: string
}

/**
 * Logs the player in, or opens an account at the first login. An e-mail alone never opens an existing account. After a
 * refusal the code works again, so that the player can add what was missing.
 * @throws CallError login_flow_over, login_not_linked, authenticator_needed, wrong_code, too_many_attempts, and those of
 * `checkOrigin`
 */
export async function finishLogin(
  parts: NewAccountParts,
  arrival: Arrival,
): Promise<{ accountId: string; token: string; isNew: boolean }> {
  const identity = await readStage(parts, 'back', arrival.code, arrival.browserToken)
  if (arrival.browserToken === undefined || identity.linkTo !== undefined) throw new CallError('login_flow_over')
  const account = await findLinkedAccount(parts, identity)
  if (!account) return { ...(await registerIdentity(parts, identity, arrival)), isNew: true }
  const token = await guardGuesses(parts, { subject: account.id, ip: arrival.ip }, () =>
    openSession(parts, account, arrival, async (tx) => {
      await requireCode(tx, parts, account, arrival.totp)
      await endStage(tx, arrival.code)
    }),
  )
  await parts.loginFailures.forgive(account.id)
  return { accountId: account.id, token, isNew: false }
}

function findLinkedAccount(
  { db }: NewAccountParts,
  { issuer, subject }: Identity,
): Promise<CheckedAccount | undefined> {
  return db
    .selectFrom('linked_login')
    .innerJoin('account', 'account.id', 'linked_login.account_id')
    .select(['account.id', 'password_hash', 'totp_secret'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

async function registerIdentity(parts: NewAccountParts, identity: Identity, arrival: Arrival) {
  const { email, isEmailVerified, serviceId } = identity
  if (email !== undefined && (await hasEmail(parts, email))) throw new CallError('login_not_linked')
  const { code, totp: _, browserToken: __, ip: ___, ...origin } = arrival
  const currencyId = await checkOrigin(parts, origin)
  if (origin.browserId !== undefined) await parts.limits.countRegistration(origin.browserId)
  const digits = String(randomInt(1e12)).padStart(12, '0')
  const names =
    email !== undefined && isEmailVerified
      ? { email, nickname: nicknameOfEmail(email), isEmailChecked: true }
      : {
          username: `${serviceId.slice(0, 19)}-${digits}`,
          nickname: `Player ${digits.slice(-4)}`,
          isEmailChecked: false,
        }
  const account = { names: { ...names, isPhoneChecked: false }, passwordHash: null, currencyId, origin }
  return createAccount(parts, account, async (tx, accountId) => {
    await endStage(tx, code)
    await insertLink(tx, identity, accountId, new Date(parts.now()))
  })
}

async function hasEmail({ db }: NewAccountParts, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
  return account !== undefined
}

/**
 * Links an identity to an account.
 * @throws CallError login_linked_elsewhere when it has another account, or the account has another identity of the service
 */
export async function insertLink(
  tx: Tx,
  { issuer, subject, serviceId }: Identity,
  accountId: string,
  at: Date,
): Promise<void> {
  const row = { issuer, subject, account_id: accountId, service_id: serviceId, linked_at: at }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('linked_login')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return
  const link = await tx
    .selectFrom('linked_login')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (link?.account_id !== accountId) throw new CallError('login_linked_elsewhere')
}
