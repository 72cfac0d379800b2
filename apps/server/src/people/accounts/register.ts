import { type AccountName, parseAccountName } from '@fairground/contract/account-name'
import { CallError } from '@fairground/contract/envelope'
import type { Services } from '../../app/services.ts'
import { findAddress, isPurposeOn } from './codes/code-rules.ts'
import { type CodeDigests, digestCode, spendCode, tryCode } from './codes/one-time-code.ts'
import { checkOrigin, createAccount, type Origin } from './create-account.ts'
import { guardGuesses } from './guard-guesses.ts'
import { hashFirstPassword, isGuessable } from './passwords.ts'

/** A registration request. */
export interface Registration extends Origin {
  account: string
  password: string
  /** The code that was sent to the phone or e-mail. */
  code: string | undefined
  /** The caller's address. */
  ip: string
}

/**
 * Opens an account with its wallet and seeds, and logs it in: all of it or nothing.
 * @throws CallError account_malformed, password_too_common, currency_unknown, country_unknown, forced_action, account_taken,
 * code_needed, code_expired, wrong_code, too_many_attempts
 */
export async function register(
  services: Services,
  registration: Registration,
): Promise<{ accountId: string; token: string }> {
  const name = parseAccountName(registration.account)
  if (!name) throw new CallError('account_malformed')
  if (isGuessable(registration.password, name.value)) throw new CallError('password_too_common')
  const { account, password, code, ip, ...origin } = registration
  const currencyId = await checkOrigin(services, origin)
  const digests = await checkCode(services, name, { code, ip, browserId: origin.browserId })
  const passwordHash = await hashFirstPassword(password)
  const names = {
    [name.kind]: name.value,
    nickname: nicknameOf(account.trim(), name),
    isPhoneChecked: digests !== undefined && name.kind === 'phone',
    isEmailChecked: digests !== undefined && name.kind === 'email',
  }
  return createAccount(services, { names, passwordHash, currencyId, origin }, async (tx) => {
    if (digests) await spendCode(tx, digests)
  })
}

/**
 * Tries the code of a phone or an e-mail, where the operator requires one (AU-08).
 * @returns what to spend with the account; undefined where no code is required
 * @throws CallError code_needed, code_expired, wrong_code, too_many_attempts
 */
async function checkCode(
  services: Services,
  name: AccountName,
  { code, ip, browserId }: Pick<Registration, 'code' | 'ip' | 'browserId'>,
): Promise<CodeDigests | undefined> {
  const settings = await services.readSettings()
  const address = findAddress(services, settings, name)
  if (!address || !isPurposeOn(settings, 'register')) return undefined
  if (!code) throw new CallError('code_needed')
  const digests = await digestCode(services, { ...address, purpose: 'register', code })
  await guardGuesses(services, { subject: `register ${name.value}`, ip, strangeBrowserId: browserId }, () =>
    tryCode(services, digests),
  )
  return digests
}

/** The public nickname: never a whole e-mail address or phone number. */
function nicknameOf(accountText: string, { kind, value }: AccountName): string {
  if (kind === 'username') return accountText
  if (kind === 'email') return value.slice(0, value.indexOf('@'))
  return `Player ${value.slice(-4)}`
}
