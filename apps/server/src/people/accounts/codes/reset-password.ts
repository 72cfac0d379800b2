import { parseAccountName } from '@fairground/contract/account-name'
import { CallError } from '@fairground/contract/envelope'
import { transaction } from '../../../ground/db/tx.ts'
import { announceEnds, type EndedSessions, endAll } from '../end-sessions.ts'
import { guardGuesses } from '../guard-guesses.ts'
import type { AccountsParts } from '../parts.ts'
import { hashPassword, isGuessable } from '../passwords.ts'
import { takeCode } from '../second-factor.ts'
import { type CodeAddress, findAddress, isPurposeOn } from './code-rules.ts'
import { type CodeDigests, digestCode, spendCode, tryCode } from './one-time-code.ts'

/** A new password for a forgotten one. */
export type PasswordReset = {
  /** The phone or e-mail that the code went to. */
  account: string
  code: string
  password: string
  /** The code of the authenticator app, where one is bound. */
  totp: string | undefined
  ip: string
  browserId: string | undefined
}

/**
 * Sets a new password with a code, ends all sessions of the account and forgets its wrong passwords. It tells nothing about
 * an account before the code is right.
 * @throws CallError code_not_offered, code_expired, wrong_code, authenticator_needed, password_too_common, too_many_attempts
 */
export async function resetPassword(parts: AccountsParts, reset: PasswordReset): Promise<void> {
  const settings = await parts.readSettings()
  const address = findAddress(parts, settings, parseAccountName(reset.account))
  if (!address || !isPurposeOn(settings, 'forget_password')) throw new CallError('code_not_offered')
  const guess = { subject: `reset ${address.recipient}`, ip: reset.ip, strangeBrowserId: reset.browserId }
  const account = await guardGuesses(parts, guess, async () => {
    const digests = await digestCode(parts, { ...address, purpose: 'forget_password', code: reset.code })
    await tryCode(parts, digests)
    return replacePassword(parts, reset, address, digests)
  })
  announceEnds(parts.events, account.endedSessions)
  const subjects = [guess.subject, ...account.names, account.id]
  if (reset.browserId) subjects.push(`${account.id} device ${reset.browserId}`)
  for (const subject of subjects) await parts.loginFailures.forgive(subject)
}

/** What a reset has changed. */
type ResetAccount = { id: string; names: readonly string[]; endedSessions: EndedSessions }

async function replacePassword(
  parts: AccountsParts,
  reset: PasswordReset,
  { way, recipient }: CodeAddress,
  digests: CodeDigests,
): Promise<ResetAccount> {
  const { db, now } = parts
  const account = await db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'phone', 'totp_secret'])
    .where((where) => where(where.fn<string>('lower', [way === 'sms' ? 'phone' : 'email']), '=', recipient))
    .executeTakeFirst()
  if (!account) throw new CallError('wrong_code')
  const names = [account.username, account.email, account.phone].filter((name) => name !== null)
  if (names.some((name) => isGuessable(reset.password, name))) throw new CallError('password_too_common')
  const { totp_secret: stored } = account
  if (stored !== null && !reset.totp) throw new CallError('authenticator_needed')
  const passwordHash = await hashPassword(reset.password)
  const endedSessions = await transaction(db, async (tx) => {
    await spendCode(tx, digests)
    if (stored !== null && !(await takeCode(tx, parts, account.id, stored, reset.totp ?? '')))
      throw new CallError('wrong_code', { field: 'totp' })
    const { numUpdatedRows } = await tx
      .updateTable('account')
      .set({ password_hash: passwordHash, [way === 'sms' ? 'phone_checked' : 'email_checked']: true })
      .where('id', '=', account.id)
      .where('totp_secret', 'is not distinct from', stored)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new CallError('wrong_code')
    return endAll(tx, account.id, new Date(now()))
  })
  return { id: account.id, names, endedSessions }
}
