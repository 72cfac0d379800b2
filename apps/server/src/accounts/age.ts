import { forcedAction, type Jurisdiction } from '@fairground/contract'
import type { Services } from '../services.ts'

/** The least age under a profile, in years: its own, or the operator's for every jurisdiction where that is higher; 0 is none. */
export async function leastAge(
  { readSettings }: Pick<Services, 'readSettings'>,
  { minimumAge }: Pick<Jurisdiction, 'minimumAge'>,
): Promise<number> {
  return Math.max((await readSettings()).minimumAge, minimumAge)
}

/**
 * Wants the age to be confirmed that the player's jurisdiction asks for (RG-01): before money comes in, or is staked.
 * @throws CallError forced_action
 */
export async function requireAge(services: Services, accountId: string, jurisdiction: Jurisdiction): Promise<void> {
  const age = await leastAge(services, jurisdiction)
  if (age === 0 || (await services.ages.has(accountId, age))) return
  throw forcedAction({ action: 'confirm_age', age })
}
