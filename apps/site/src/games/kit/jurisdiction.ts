import type { Jurisdiction } from '@fairground/contract'
import { queryClient } from '../../kernel/query-client.ts'
import type { GameSettings } from './settings.ts'

/**
 * What the player's jurisdiction allows, as the settings of a game say it: the same in all of them. Before any are here nothing
 * can be played, and nothing is held back.
 */
function findJurisdiction(): Jurisdiction | undefined {
  const [known] = queryClient.getQueriesData<GameSettings>({ queryKey: ['game-settings'] })
  return known?.[1]?.jurisdiction
}

/** Whether single keys may bet, change the stake and move (RG-01). Tab, arrows and Enter are a keyboard's own way. */
export function mayPlayByKeys(): boolean {
  return findJurisdiction()?.hotkeys ?? true
}

/** Whether a win above the stake may be celebrated (RG-01); what pays no more than the stake never is. */
export function mayCelebrate(): boolean {
  return findJurisdiction()?.celebration !== 'none'
}
