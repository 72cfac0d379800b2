import type { PlayerAccount } from './accounts.ts'
import type { Posting } from './posting.ts'

/** Balances of a player's accounts in the smallest unit, each 0 or more. */
export type PlayerBalances = Record<PlayerAccount, bigint>

/** Balances before the first posting. */
export const EMPTY: PlayerBalances = { 'player:main': 0n, 'player:bonus': 0n, 'player:held': 0n }

/**
 * Applies all postings, or none.
 * @returns undefined when a posting would make one of the player's accounts negative
 */
export function post(balances: PlayerBalances, postings: readonly Posting[]): PlayerBalances | undefined {
  const balancesAfter: Record<string, bigint> = { ...balances }
  for (const { source, destination, amountMinor } of postings) {
    if (source in balances) balancesAfter[source] = (balancesAfter[source] ?? 0n) - amountMinor
    if (destination in balances) balancesAfter[destination] = (balancesAfter[destination] ?? 0n) + amountMinor
    if ((balancesAfter[source] ?? 0n) < 0n) return undefined
  }
  return balancesAfter as PlayerBalances
}
