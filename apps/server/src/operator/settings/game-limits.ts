import { rescale } from './scaled-amount.ts'
import type { CurrencyRow, SiteSettings } from './site-settings.ts'

/**
 * The largest limit in any currency, in its smallest unit: a JSON number holds it exactly, and ten thousand wins of it, the exposure
 * limit of a multiplayer round, fit the database's integers.
 */
export const MOST_LIMIT_MINOR = 10n ** 14n

/** The limits of stake and win of a game, in the smallest unit of one currency. */
export interface GameLimits {
  minStakeMinor: bigint
  maxStakeMinor: bigint
  maxWinMinor: bigint
}

/**
 * The limits of a game in a currency: those that the operator has set for the currency, else those of the site's first currency
 * times the currency's scale, rounded down to its decimals (at least its smallest unit, at most MOST_LIMIT_MINOR).
 */
export function limitsInCurrency(
  { games, gameLimits, currencies }: Pick<SiteSettings, 'games' | 'gameLimits' | 'currencies'>,
  gameId: string,
  currency: CurrencyRow,
): GameLimits {
  const game = games.get(gameId)
  const [first] = currencies.values()
  if (!game || !first) throw new Error(`the site has no game ${gameId}, or no currency`)
  const ownLimits = gameLimits.find((row) => row.game_id === gameId && row.currency_id === currency.id)
  const { min_stake_minor, max_stake_minor, max_win_minor } = ownLimits ?? game
  const inCurrency = (minor: bigint) =>
    ownLimits || currency === first ? minor : inBounds(rescale(minor, first.decimal_length, currency, 'down'))
  return {
    minStakeMinor: inCurrency(min_stake_minor),
    maxStakeMinor: inCurrency(max_stake_minor),
    maxWinMinor: inCurrency(max_win_minor),
  }
}

function inBounds(minor: bigint): bigint {
  if (minor < 1n) return 1n
  return minor > MOST_LIMIT_MINOR ? MOST_LIMIT_MINOR : minor
}
