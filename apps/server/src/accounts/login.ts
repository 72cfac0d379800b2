import { CallError, parseAccountName } from '@fairground/contract'
import { Secret, TOTP } from 'otpauth'
import { transaction } from '../db/tx.ts'
import type { Services } from '../services.ts'
import { isPassword } from './passwords.ts'

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
  const accountText = name?.value ?? attempt.account.trim().toLowerCase()
  const logIn = async () => {
    await refuseLocked(services, accountText, attempt.ip)
    const account = name && (await findAccount(services, name.kind, name.value))
    const right = await isPassword(attempt.password, account?.password_hash)
    if (!account || !right) return refuse(services, accountText, attempt.ip, 'wrong_credentials')
    if (account.totp_secret) {
      if (!attempt.totp) throw new CallError('authenticator_needed')
      if (!isCode(account.totp_secret, attempt.totp, services.now())) {
        return refuse(services, accountText, attempt.ip, 'wrong_code')
      }
    }
    await services.loginFailures.forgive(accountText)
    const token = await transaction(services.db, (tx) => services.sessions.open(tx, account.id, attempt.deviceName))
    return { accountId: account.id, token }
  }
  return services.inTurn(`address ${attempt.ip}`, () => services.inTurn(`account ${accountText}`, logIn))
}

async function refuseLocked({ loginFailures }: Services, accountText: string, ip: string): Promise<void> {
  const waitMs = await loginFailures.waitMs(accountText, ip)
  if (waitMs > 0) throw new CallError('too_many_attempts', { seconds: Math.ceil(waitMs / 1000) })
}

async function refuse(
  { loginFailures }: Services,
  accountText: string,
  ip: string,
  errorName: 'wrong_credentials' | 'wrong_code',
): Promise<never> {
  await loginFailures.add(accountText, ip)
  throw new CallError(errorName)
}

function findAccount({ db }: Services, kind: 'username' | 'email' | 'phone', value: string) {
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'totp_secret'])
    .where((where) => where(where.fn<string>('lower', [kind]), '=', value))
    .executeTakeFirst()
}

/** RFC 6238, six digits of 30 s; the step before and after count too, as clocks differ. */
function isCode(secret: string, code: string, nowMs: number): boolean {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.validate({ token: code, timestamp: nowMs, window: 1 }) !== null
}
