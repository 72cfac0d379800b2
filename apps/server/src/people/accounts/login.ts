import { parseAccountName } from '@fairground/contract/account-name'
import { CallError } from '@fairground/contract/envelope'
import { guardGuesses } from './guard-guesses.ts'
import { isKnownDevice } from './known-devices.ts'
import { openSession } from './open-session.ts'
import type { AccountsParts } from './parts.ts'
import { isPassword } from './passwords.ts'
import { requireCode } from './second-factor.ts'

/** A login request. */
export interface Login {
  account: string
  password: string
  totp: string | undefined
  ip: string
  deviceName: string
  /** The browser's id from `BFID`. */
  browserId: string | undefined
}

/**
 * Logs a player in. Attempts from one address, and at one account, run one after the other, so that concurrent ones cannot
 * exceed the limit. A device that has logged in to the account before has its own count: guesses of other devices do not
 * lock it out.
 * @throws CallError wrong_credentials, too_many_attempts, authenticator_needed, wrong_code
 */
export async function login(parts: AccountsParts, attempt: Login): Promise<{ accountId: string; token: string }> {
  const name = parseAccountName(attempt.account)
  const text = name?.value ?? attempt.account.trim().toLowerCase()
  const knownAccount = name && attempt.browserId ? await findAccount(parts, name.kind, name.value) : undefined
  const isKnown =
    knownAccount && attempt.browserId && (await isKnownDevice(parts.db, knownAccount.id, attempt.browserId))
  const subject = isKnown ? `${knownAccount.id} device ${attempt.browserId}` : text
  const strangeBrowserId = isKnown ? undefined : attempt.browserId
  return guardGuesses(parts, { subject, ip: attempt.ip, strangeBrowserId }, async () => {
    const account = name && (await findAccount(parts, name.kind, name.value))
    const right = await isPassword(attempt.password, account?.password_hash)
    if (!account || !right) throw new CallError('wrong_credentials')
    const token = await openSession(parts, account, attempt, (tx) => requireCode(tx, parts, account, attempt.totp))
    await parts.loginFailures.forgive(subject)
    return { accountId: account.id, token }
  })
}

/** Finds an account by a name that its player logs in with, as `parseAccountName` gives it. */
export function findAccount({ db }: Pick<AccountsParts, 'db'>, kind: 'username' | 'email' | 'phone', value: string) {
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'totp_secret'])
    .where((where) => where(where.fn<string>('lower', [kind]), '=', value))
    .executeTakeFirst()
}
