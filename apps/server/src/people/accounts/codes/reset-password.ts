import { parseAccountName } from '@fairground/contract/account-name'
import { CallError } from '@fairground/contract/envelope'
import type { Services } from '../../../app/services.ts'
import { transaction } from '../../../ground/db/tx.ts'
import { announceEnds, type EndedSessions, endAll } from '../end-sessions.ts'
import { guardGuesses } from '../guard-guesses.ts'
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
export async function resetPassword(services: Services, reset: PasswordReset): Promise<void> {
  const settings = await services.readSettings()
  const address = findAddress(services, settings, parseAccountName(reset.account))
  if (!address || !isPurposeOn(settings, 'forget_password')) throw new CallError('code_not_offered')
  const guess = { subject: `reset ${address.recipient}`, ip: reset.ip, strangeBrowserId: reset.browserId }
  const account = await guardGuesses(services, guess, async () => {
    const digests = await digestCode(services, { ...address, purpose: 'forget_password', code: reset.code })
    await tryCode(services, digests)
    return replacePassword(services, reset, address, digests)
  })
  announceEnds(services.events, account.endedSessions)
  const subjects = [guess.subject, ...account.names, account.id]
  if (reset.browserId) subjects.push(`${account.id} device ${reset.browserId}`)
  for (const subject of subjects) await services.loginFailures.forgive(subject)
}

/** What a reset has changed. */
type ResetAccount = { id: string; names: readonly string[]; endedSessions: EndedSessions }

async function replacePassword(
  services: Services,
  reset: PasswordReset,
  { way, recipient }: CodeAddress,
  digests: CodeDigests,
): Promise<ResetAccount> {
  const { db, now } = services
  const account = await db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'phone', 'totp_secret'])
    .where((where) => where(where.fn<string>('lower', [way === 'sms' ? 'phone' : 'email']), '=', recipient))
    .executeTakeFirst()
  if (!account) throw new CallError('wrong_code')
  const names = [account.username, account.email, account.phone].filter((name) => name !== null)
  if (names.some((name) => isGuessable(reset.password, name))) throw new CallError('password_too_common')
  if (account.totp_secret !== null) {
    if (!reset.totp) throw new CallError('authenticator_needed')
    if (!(await takeCode(services, account.id, account.totp_secret, reset.totp)))
      throw new CallError('wrong_code', { field: 'totp' })
  }
  const passwordHash = await hashPassword(reset.password)
  const endedSessions = await transaction(db, async (tx) => {
    await spendCode(tx, digests)
    const { numUpdatedRows } = await tx
      .updateTable('account')
      .set({ password_hash: passwordHash, [way === 'sms' ? 'phone_checked' : 'email_checked']: true })
      .where('id', '=', account.id)
      .where('totp_secret', 'is not distinct from', account.totp_secret)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new CallError('wrong_code')
    return endAll(tx, account.id, new Date(now()))
  })
  return { id: account.id, names, endedSessions }
}
