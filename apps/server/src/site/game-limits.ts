import type { SiteTables } from '../db/tables/site.ts'
import type { SiteSettings } from './site-settings.ts'

/** What may be staked on a game and won in it, in the smallest unit of one currency. */
export interface GameLimits {
  minStakeMinor: bigint
  maxStakeMinor: bigint
  maxWinMinor: bigint
}

/**
 * The limits of a game in a currency: those that the operator has set for it, else those of the site's first currency in
 * whole units, cut to what the currency can say (at least its smallest unit).
 */
export function limitsInCurrency(
  { games, gameLimits, currencies }: Pick<SiteSettings, 'games' | 'gameLimits' | 'currencies'>,
  gameId: string,
  currency: SiteTables['currency'],
): GameLimits {
  const game = games.get(gameId)
  const [first] = currencies.values()
  if (!game || !first) throw new Error(`the site has no game ${gameId}, or no currency`)
  const own = gameLimits.find((row) => row.game_id === gameId && row.currency_id === currency.id)
  const { min_stake_minor, max_stake_minor, max_win_minor } = own ?? game
  const from = own ? currency.decimal_length : first.decimal_length
  const rescaled = (minor: bigint) => rescale(minor, from, currency.decimal_length)
  return {
    minStakeMinor: rescaled(min_stake_minor),
    maxStakeMinor: rescaled(max_stake_minor),
    maxWinMinor: rescaled(max_win_minor),
  }
}

/** The same number of whole units with other decimals, rounded down, at least 1. */
function rescale(minor: bigint, from: number, to: number): bigint {
  const rescaled = to >= from ? minor * 10n ** BigInt(to - from) : minor / 10n ** BigInt(from - to)
  return rescaled > 0n ? rescaled : 1n
}
