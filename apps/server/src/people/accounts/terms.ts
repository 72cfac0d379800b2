import { CallError } from '@fairground/contract/envelope'
import { forcedAction } from '@fairground/contract/forced-action'
import type { AccountsParts } from './parts.ts'

/**
 * Requires that the player has accepted the current terms, before a deposit or a stake. Open rounds continue without it.
 * @throws CallError forced_action
 */
export async function requireTerms({ readSettings, terms }: AccountsParts, accountId: string): Promise<void> {
  const { termsVersion } = await readSettings()
  if (termsVersion === 0 || (await terms.has(accountId, termsVersion))) return
  throw forcedAction({ action: 'accept_terms', version: termsVersion })
}

/**
 * Accepts the current terms.
 * @throws CallError terms_changed when `version` is not the current one
 */
export async function acceptTerms(parts: AccountsParts, accountId: string, version: number): Promise<void> {
  const { termsVersion } = await parts.readSettings()
  if (version !== termsVersion) throw new CallError('terms_changed')
  await parts.terms.accept(accountId, version, new Date(parts.now()))
}
