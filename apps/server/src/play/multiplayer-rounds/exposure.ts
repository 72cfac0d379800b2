import type { Game } from '../rounds/game.ts'

/**
 * Converts what bets may be paid to the site's first currency, which counts the exposure of a multiplayer round: the same share of
 * the largest win in that currency, rounded up.
 */
export function inFirstCurrency(minor: bigint, { settings, limits }: Game): bigint {
  return (minor * settings.max_win_minor + limits.maxWinMinor - 1n) / limits.maxWinMinor
}

/** The other way, rounded down. */
export function fromFirstCurrency(minor: bigint, { settings, limits }: Game): bigint {
  return (minor * limits.maxWinMinor) / settings.max_win_minor
}
