import { forcedAction, type Market } from '@fairground/contract'
import type { Services } from '../services.ts'

/** The least age under a profile, in years: its own, or the operator's for every market where that is higher; 0 is none. */
export async function leastAge(
  { readSettings }: Pick<Services, 'readSettings'>,
  { minimumAge }: Pick<Market, 'minimumAge'>,
): Promise<number> {
  return Math.max((await readSettings()).minimumAge, minimumAge)
}

/**
 * Wants the age to be confirmed that the player's market asks for (RG-01): before money comes in, or is staked.
 * @throws CallError forced_action
 */
export async function requireAge(services: Services, accountId: string, market: Market): Promise<void> {
  const age = await leastAge(services, market)
  if (age === 0 || (await services.ages.has(accountId, age))) return
  throw forcedAction({ action: 'confirm_age', age })
}
