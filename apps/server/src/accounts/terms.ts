import { CallError, forcedAction } from '@fairground/contract'
import type { Services } from '../services.ts'

/**
 * Wants the present terms to be accepted: before a player's money comes in, or is staked. What is under way, such as a
 * round that is open, goes on without.
 * @throws CallError forced_action
 */
export async function requireTerms({ readSettings, terms }: Services, accountId: string): Promise<void> {
  const { termsVersion } = await readSettings()
  if (termsVersion === 0 || (await terms.has(accountId, termsVersion))) return
  throw forcedAction({ action: 'accept_terms', version: termsVersion })
}

/**
 * Accepts the present terms.
 * @throws CallError terms_changed when it is not the present version
 */
export async function acceptTerms(services: Services, accountId: string, version: number): Promise<void> {
  const { termsVersion } = await services.readSettings()
  if (version !== termsVersion) throw new CallError('terms_changed')
  await services.terms.accept(accountId, version, new Date(services.now()))
}
