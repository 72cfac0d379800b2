import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { queryClient } from '../../kernel/query-client.ts'
import type { GameSettings } from './settings.ts'

/**
 * The jurisdiction in the settings of any game: it is the same in all of them. Before any settings have loaded, the
 * player cannot play, so nothing needs a restriction.
 */
function findJurisdiction(): Jurisdiction | undefined {
  const [knownSettings] = queryClient.getQueriesData<GameSettings>({ queryKey: ['game-settings'] })
  return knownSettings?.[1]?.jurisdiction
}

/**
 * Whether single keys may bet, change the stake and move (RG-01). Tab, arrows and Enter always work, for keyboard
 * users.
 */
export function mayPlayByKeys(): boolean {
  return findJurisdiction()?.hotkeys ?? true
}

/** Whether the game may celebrate a win above the stake (RG-01). It never celebrates a payout up to the stake. */
export function mayCelebrate(): boolean {
  return findJurisdiction()?.celebration !== 'none'
}
