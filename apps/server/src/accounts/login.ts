import { CallError, parseAccountName } from '@fairground/contract'
import { transaction } from '../db/tx.ts'
import type { Services } from '../services.ts'
import { guarded } from './guarded.ts'
import { isPassword } from './passwords.ts'
import { takeCode } from './second-factor.ts'

/** Who wants to log in, from where. */
export interface Login {
  account: string
  password: string
  totp: string | undefined
  ip: string
  deviceName: string
}

/**
 * Logs a player in. Guesses from one address, and at one account, go one after the other, so that many at once are not
 * more than the lock allows.
 * @throws CallError wrong_credentials, too_many_attempts, authenticator_needed, wrong_code
 */
export function login(services: Services, attempt: Login): Promise<{ accountId: string; token: string }> {
  const name = parseAccountName(attempt.account)
  const subject = name?.value ?? attempt.account.trim().toLowerCase()
  return guarded(services, { subject, ip: attempt.ip }, async () => {
    const account = name && (await findAccount(services, name.kind, name.value))
    const right = await isPassword(attempt.password, account?.password_hash)
    if (!account || !right) throw new CallError('wrong_credentials')
    if (account.totp_secret) {
      if (!attempt.totp) throw new CallError('authenticator_needed')
      if (!(await takeCode(services, account.id, account.totp_secret, attempt.totp))) throw new CallError('wrong_code')
    }
    await services.loginFailures.forgive(subject)
    const token = await transaction(services.db, (tx) => services.sessions.open(tx, account.id, attempt.deviceName))
    return { accountId: account.id, token }
  })
}

function findAccount({ db }: Services, kind: 'username' | 'email' | 'phone', value: string) {
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'totp_secret'])
    .where((where) => where(where.fn<string>('lower', [kind]), '=', value))
    .executeTakeFirst()
}
