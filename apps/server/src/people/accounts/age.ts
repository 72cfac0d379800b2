import { forcedAction } from '@fairground/contract/forced-action'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import type { AccountsParts } from './parts.ts'

/** The minimum age in a jurisdiction, in years: the higher one of jurisdiction and operator; 0 is none. */
export async function leastAge(
  { readSettings }: Pick<AccountsParts, 'readSettings'>,
  { minimumAge }: Pick<Jurisdiction, 'minimumAge'>,
): Promise<number> {
  return Math.max((await readSettings()).minimumAge, minimumAge)
}

/**
 * Requires that the player has confirmed the minimum age (RG-01), before a deposit or a stake.
 * @throws CallError forced_action
 */
export async function requireAge(parts: AccountsParts, accountId: string, jurisdiction: Jurisdiction): Promise<void> {
  const age = await leastAge(parts, jurisdiction)
  if (age === 0 || (await parts.ages.has(accountId, age))) return
  throw forcedAction({ action: 'confirm_age', age })
}
