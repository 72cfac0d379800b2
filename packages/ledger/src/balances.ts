import type { PlayerAccount } from './accounts.ts'
import type { Posting } from './posting.ts'

/** What a player's accounts hold, in the smallest unit. None may be negative. */
export type PlayerBalances = Record<PlayerAccount, bigint>

/** Balances of an account that nothing was posted to. */
export const EMPTY: PlayerBalances = { 'player:main': 0n, 'player:bonus': 0n, 'player:held': 0n }

/**
 * Balances after postings, all or none.
 * @returns undefined when any of the player's accounts would be negative at any posting
 */
export function post(balances: PlayerBalances, postings: readonly Posting[]): PlayerBalances | undefined {
  const after: Record<string, bigint> = { ...balances }
  for (const { source, destination, amountMinor } of postings) {
    if (source in balances) after[source] = (after[source] ?? 0n) - amountMinor
    if (destination in balances) after[destination] = (after[destination] ?? 0n) + amountMinor
    if ((after[source] ?? 0n) < 0n) return undefined
  }
  return after as PlayerBalances
}
