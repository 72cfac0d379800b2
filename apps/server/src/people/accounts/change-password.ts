import { CallError } from '@fairground/contract/envelope'
import type { Session } from '../../ground/call/session.ts'
import { transaction } from '../../ground/db/tx.ts'
import { announceEnds, endOthers } from './end-sessions.ts'
import { guardGuesses } from './guard-guesses.ts'
import type { AccountsParts } from './parts.ts'
import { hashPassword, isGuessable, isPassword } from './passwords.ts'
import { requireProof } from './second-factor.ts'

/**
 * Changes the password and ends every other session of the account: both or neither.
 * @throws CallError wrong_credentials, password_too_common, authenticator_needed, too_many_attempts
 */
export async function changePassword(
  parts: AccountsParts,
  session: Session,
  { password, newPassword, ip }: { password: string; newPassword: string; ip: string },
): Promise<void> {
  await requireProof(parts, session)
  const { db, events, now } = parts
  const endedSessions = await guardGuesses(parts, { subject: session.accountId, ip }, async () => {
    const account = await db
      .selectFrom('account')
      .select(['password_hash', 'username', 'email', 'phone'])
      .where('id', '=', session.accountId)
      .executeTakeFirstOrThrow()
    if (!(await isPassword(password, account.password_hash))) throw new CallError('wrong_credentials')
    const names = [account.username, account.email, account.phone]
    if (names.some((name) => isGuessable(newPassword, name ?? ''))) throw new CallError('password_too_common')
    const passwordHash = await hashPassword(newPassword)
    return transaction(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', session.accountId)
        .where('password_hash', '=', account.password_hash)
        .executeTakeFirst()
      // Another device changed the password first.
      if (numUpdatedRows !== 1n) throw new CallError('wrong_credentials')
      return endOthers(tx, session, new Date(now()))
    })
  })
  announceEnds(events, endedSessions)
}
