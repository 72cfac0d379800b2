import { type AccountName, parseAccountName } from '@fairground/contract/account-name'
import { CallError } from '@fairground/contract/envelope'
import { findAddress, isPurposeOn } from './codes/code-rules.ts'
import { type CodeDigests, digestCode, spendCode, tryCode } from './codes/one-time-code.ts'
import { checkOrigin, createAccount, type Origin } from './create-account.ts'
import { guardGuesses } from './guard-guesses.ts'
import { isHouseName, nicknameOfEmail } from './nickname.ts'
import type { NewAccountParts } from './parts.ts'
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
  parts: NewAccountParts,
  registration: Registration,
): Promise<{ accountId: string; token: string }> {
  const name = parseAccountName(registration.account)
  if (!name) throw new CallError('account_malformed')
  if (name.kind === 'username' && isHouseName(name.value)) throw new CallError('account_taken')
  if (isGuessable(registration.password, name.value)) throw new CallError('password_too_common')
  const { account, password, code, ip, ...origin } = registration
  const currencyId = await checkOrigin(parts, origin)
  const digests = await checkCode(parts, name, { code, ip, browserId: origin.browserId })
  const passwordHash = await hashFirstPassword(password)
  const names = {
    [name.kind]: name.value,
    nickname: nicknameOf(account.trim(), name),
    isPhoneChecked: digests !== undefined && name.kind === 'phone',
    isEmailChecked: digests !== undefined && name.kind === 'email',
  }
  return createAccount(parts, { names, passwordHash, currencyId, origin }, async (tx) => {
    if (digests) await spendCode(tx, digests)
  })
}

/**
 * Tries the code of a phone or an e-mail, where the operator requires one (AU-08).
 * @returns what to spend with the account; undefined where no code is required
 * @throws CallError code_needed, code_expired, wrong_code, too_many_attempts
 */
async function checkCode(
  parts: NewAccountParts,
  name: AccountName,
  { code, ip, browserId }: Pick<Registration, 'code' | 'ip' | 'browserId'>,
): Promise<CodeDigests | undefined> {
  const settings = await parts.readSettings()
  const address = findAddress(parts, settings, name)
  if (!address || !isPurposeOn(settings, 'register')) return undefined
  if (!code) throw new CallError('code_needed')
  const digests = await digestCode(parts, { ...address, purpose: 'register', code })
  await guardGuesses(parts, { subject: `register ${name.value}`, ip, strangeBrowserId: browserId }, () =>
    tryCode(parts, digests),
  )
  return digests
}

/** The public nickname: never a whole e-mail address or phone number. */
function nicknameOf(accountText: string, { kind, value }: AccountName): string {
  if (kind === 'username') return accountText
  if (kind === 'email') return nicknameOfEmail(value)
  return `Player ${value.slice(-4)}`
}
