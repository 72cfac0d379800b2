import { CallError } from '@fairground/contract/envelope'
import type { Session } from '../../../ground/call/session.ts'
import { transaction } from '../../../ground/db/tx.ts'
import { guardGuesses } from '../guard-guesses.ts'
import type { AccountsParts } from '../parts.ts'
import { PROOF_LIFE_MS } from '../second-factor.ts'
import { readMoneyFactors } from './money-factors.ts'
import { digestCode, spendCode, tryCode } from './one-time-code.ts'

/**
 * Proves this session by a code that was sent for a withdrawal. It needs no further one for PROOF_LIFE_MS. A code never
 * stands in for the authenticator app.
 * @throws CallError code_not_offered, code_expired, wrong_code, too_many_attempts
 */
export async function proveCode(parts: AccountsParts, session: Session, code: string, ip: string): Promise<void> {
  const { address } = await readMoneyFactors(parts, session)
  if (!address) throw new CallError('code_not_offered')
  const { db, now } = parts
  const subject = `prove ${session.accountId}`
  await guardGuesses(parts, { subject, ip }, async () => {
    const digests = await digestCode(parts, { ...address, purpose: 'withdraw', code })
    await tryCode(parts, digests)
    await transaction(db, async (tx) => {
      await spendCode(tx, digests)
      await tx
        .updateTable('account')
        .set({ [address.way === 'sms' ? 'phone_checked' : 'email_checked']: true })
        .where('id', '=', session.accountId)
        .execute()
      await tx
        .updateTable('session')
        .set({ proved_until: new Date(now() + PROOF_LIFE_MS) })
        .where('id', '=', session.id)
        .execute()
    })
  })
  await parts.loginFailures.forgive(subject)
}
