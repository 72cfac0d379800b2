import type { SiteTables } from '../db/tables/site.ts'
import type { SiteSettings } from './site-settings.ts'

/** The limits of stake and win of a game, in the smallest unit of one currency. */
export interface GameLimits {
  minStakeMinor: bigint
  maxStakeMinor: bigint
  maxWinMinor: bigint
}

/**
 * The limits of a game in a currency: those that the operator has set for the currency, else those of the site's first currency
 * in whole units, rounded down to the currency's decimals (at least its smallest unit).
 */
export function limitsInCurrency(
  { games, gameLimits, currencies }: Pick<SiteSettings, 'games' | 'gameLimits' | 'currencies'>,
  gameId: string,
  currency: SiteTables['currency'],
): GameLimits {
  const game = games.get(gameId)
  const [first] = currencies.values()
  if (!game || !first) throw new Error(`the site has no game ${gameId}, or no currency`)
  const ownLimits = gameLimits.find((row) => row.game_id === gameId && row.currency_id === currency.id)
  const { min_stake_minor, max_stake_minor, max_win_minor } = ownLimits ?? game
  const from = ownLimits ? currency.decimal_length : first.decimal_length
  const inCurrency = (minor: bigint) => rescale(minor, from, currency.decimal_length)
  return {
    minStakeMinor: inCurrency(min_stake_minor),
    maxStakeMinor: inCurrency(max_stake_minor),
    maxWinMinor: inCurrency(max_win_minor),
  }
}

/** Converts an amount to other decimals, rounded down, at least 1. */
function rescale(minor: bigint, from: number, to: number): bigint {
  const newMinor = to >= from ? minor * 10n ** BigInt(to - from) : minor / 10n ** BigInt(from - to)
  return newMinor > 0n ? newMinor : 1n
}
