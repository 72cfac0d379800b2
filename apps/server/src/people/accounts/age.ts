import { forcedAction } from '@fairground/contract/forced-action'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import type { Services } from '../../app/services.ts'

/** The minimum age in a jurisdiction, in years: the higher one of jurisdiction and operator; 0 is none. */
export async function leastAge(
  { readSettings }: Pick<Services, 'readSettings'>,
  { minimumAge }: Pick<Jurisdiction, 'minimumAge'>,
): Promise<number> {
  return Math.max((await readSettings()).minimumAge, minimumAge)
}

/**
 * Requires that the player has confirmed the minimum age (RG-01), before a deposit or a stake.
 * @throws CallError forced_action
 */
export async function requireAge(services: Services, accountId: string, jurisdiction: Jurisdiction): Promise<void> {
  const age = await leastAge(services, jurisdiction)
  if (age === 0 || (await services.ages.has(accountId, age))) return
  throw forcedAction({ action: 'confirm_age', age })
}
