import { parseAccountName } from '@fairground/contract/account-name'
import type { StartupConfig } from '@fairground/contract/startup'

/** Whether a code can go to an account as typed: a phone or an e-mail whose way the site has. */
export function canReceiveCode(
  { enabledSmsConfigs }: Pick<StartupConfig, 'enabledSmsConfigs'>,
  account: string,
): boolean {
  const kind = parseAccountName(account)?.kind
  return (
    (kind === 'phone' && enabledSmsConfigs.includes('sms')) || (kind === 'email' && enabledSmsConfigs.includes('email'))
  )
}

/** Whether a registration needs a code (AU-08). */
export function needsCode(startup: Pick<StartupConfig, 'enabledSmsConfigs' | 'smsConfig'>, account: string): boolean {
  return startup.smsConfig.enableRegister && canReceiveCode(startup, account)
}

/** Whether the site can send a code for a forgotten password (AU-08). */
export function offersNewPassword({ enabledSmsConfigs, smsConfig }: StartupConfig): boolean {
  return smsConfig.enableForgetPassword && enabledSmsConfigs.length > 0
}

/** Six digits; blanks and a hyphen do not matter. */
export const SENT_CODE = /^(\s*\d[\s-]?){6}\s*$/
