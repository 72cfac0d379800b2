import { CallError, type Market } from '@fairground/contract'
import { findEngine } from '@fairground/games'
import { findSharedGame } from '@fairground/games/shared'
import { parseAmount } from '@fairground/money'
import type { SiteTables } from '../db/tables/site.ts'
import type { Services } from '../services.ts'
import type { GameRow, SiteSettings } from '../site/site-settings.ts'

/** A game as a player meets it: what the operator has set for it, and the currency of the stake. */
export interface Game {
  settings: GameRow
  currency: SiteTables['currency']
}

/**
 * The game of an id, with settings that are at most a second old.
 * @param currencyId the player's currency; undefined is the site's first one
 * @throws CallError game_unknown
 */
export async function getGame({ readSite }: Services, gameId: string, currencyId?: string): Promise<Game> {
  return gameIn(await readSite(), gameId, currencyId)
}

/** The same, in settings that were read before. @throws CallError game_unknown */
export function gameIn({ games, currencies }: SiteSettings, gameId: string, currencyId?: string): Game {
  const settings = games.get(gameId)
  if (!settings || !(findEngine(gameId) ?? findSharedGame(gameId))) throw new CallError('game_unknown')
  const [first] = currencies.values()
  const currency = currencyId === undefined ? first : currencies.get(currencyId)
  if (!currency) throw new Error(`the site has no currency ${currencyId ?? 'at all'}`)
  return { settings, currency }
}

/** The decimals of an account's currency, in which its amounts go out. */
export async function getDecimals({ readSite }: Services, currencyId: string): Promise<number> {
  return decimalsIn(await readSite(), currencyId)
}

/** The same, in settings that were read before. */
export function decimalsIn({ currencies }: SiteSettings, currencyId: string): number {
  const currency = currencies.get(currencyId)
  if (!currency) throw new Error(`the site has no currency ${currencyId}`)
  return currency.decimal_length
}

/** The stakes that a game takes in a market, in the smallest unit: the operator's limits, and the market's where it is tighter. */
export function limitsIn(
  { settings, currency }: Game,
  { maxStake }: Market,
): { minStakeMinor: bigint; maxStakeMinor: bigint } {
  const { min_stake_minor, max_stake_minor } = settings
  const lawful = maxStake === null ? undefined : parseAmount(maxStake, currency.decimal_length)
  return {
    minStakeMinor: min_stake_minor,
    maxStakeMinor: lawful !== undefined && lawful < max_stake_minor ? lawful : max_stake_minor,
  }
}

/**
 * The most that a bet may pay, in the smallest unit: the operator's cap, and the market's largest multiplier of the stake
 * where that is less.
 */
export function maxWinIn({ settings }: Game, { maxMultiplier }: Market, stakeMinor: bigint): bigint {
  if (maxMultiplier === null) return settings.max_win_minor
  const lawful = (stakeMinor * BigInt(Math.round(maxMultiplier * 10_000))) / 10_000n
  return lawful < settings.max_win_minor ? lawful : settings.max_win_minor
}
