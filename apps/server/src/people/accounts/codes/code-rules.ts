import type { AccountName } from '@fairground/contract/account-name'
import type { CodePurpose } from '@fairground/contract/code-purpose'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { Way } from '../../../ground/messages/message.ts'
import type { AccountsParts } from '../parts.ts'

/** Life of a code. */
export const CODE_LIFE_MS = 10 * 60_000
/** Tries of a code, the right one included. */
export const MOST_TRIES = 5
/** Least time between two codes to one address. */
export const PAUSE_MS = 60_000
/** Most codes to one address in `QUOTA_MS`. */
export const MOST_PER_QUOTA = 5
/** Length of the quota's window, from its first code. */
export const QUOTA_MS = 60 * 60_000

/** An address that a code can go to. */
export type CodeAddress = {
  way: Way
  /** A phone as `+` and digits, or an e-mail in lower case. */
  recipient: string
}

/** Whether the operator has switched codes on for a purpose (AU-08). */
export function isPurposeOn({ smsConfig }: SiteSettingsDocument, purpose: CodePurpose): boolean {
  const { enableForgetPassword, enableRegister, enableWithdraw } = smsConfig
  return { forget_password: enableForgetPassword, register: enableRegister, withdraw: enableWithdraw }[purpose]
}

/** The ways of codes: those of the setting `enabledSmsConfigs`, or all that work when it is empty. */
export function codeWays({ messages }: AccountsParts, { enabledSmsConfigs }: SiteSettingsDocument): readonly Way[] {
  return enabledSmsConfigs.length > 0 ? enabledSmsConfigs : messages.ways
}

/** The address of an account's name, if codes may go there; a username has none. */
export function findAddress(
  parts: AccountsParts,
  settings: SiteSettingsDocument,
  name: AccountName | undefined,
): CodeAddress | undefined {
  if (!name || name.kind === 'username') return undefined
  const way = name.kind === 'phone' ? 'sms' : 'email'
  return codeWays(parts, settings).includes(way) ? { way, recipient: name.value } : undefined
}

/** An account's own address: the phone, or else the e-mail, if codes may go there. */
export function findOwnAddress(
  parts: AccountsParts,
  settings: SiteSettingsDocument,
  { phone, email }: { phone: string | null; email: string | null },
): CodeAddress | undefined {
  const names: (AccountName | false)[] = [
    phone !== null && { kind: 'phone', value: phone },
    email !== null && { kind: 'email', value: email },
  ]
  return names.map((name) => (name ? findAddress(parts, settings, name) : undefined)).find(Boolean)
}
