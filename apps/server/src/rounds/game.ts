import { CallError, type Jurisdiction, SPIN_GAME } from '@fairground/contract'
import { findEngine } from '@fairground/games'
import { findSharedGame } from '@fairground/games/shared'
import { MAX_DECIMAL_LENGTH, parseAmount } from '@fairground/money'
import type { SiteTables } from '../db/tables/site.ts'
import type { Services } from '../services.ts'
import { type GameLimits, limitsInCurrency } from '../site/game-limits.ts'
import type { GameRow, SiteSettings } from '../site/site-settings.ts'

/** A game as a player meets it: what the operator has set for it, the currency of the stake, and its limits in that. */
export interface Game {
  settings: GameRow
  currency: SiteTables['currency']
  limits: GameLimits
}

/**
 * The game of an id, with settings that are at most a second old.
 * @param currencyId the player's currency; undefined is the site's first one
 * @throws CallError game_unknown
 */
export async function getGame(
  { readSite, readSettings }: Pick<Services, 'readSite' | 'readSettings'>,
  gameId: string,
  currencyId?: string,
): Promise<Game> {
  const [site, { minBetAmount }] = await Promise.all([readSite(), readSettings()])
  return gameIn({ site, minBetAmount }, gameId, currencyId)
}

/** What the operator has set, as far as stakes go by it. */
export interface StakeRules {
  site: SiteSettings
  /** The least stake of the whole site, in whole units of whatever currency. */
  minBetAmount: number
}

/** The same, in settings that were read before. @throws CallError game_unknown */
export function gameIn({ site, minBetAmount }: StakeRules, gameId: string, currencyId?: string): Game {
  const { games, currencies } = site
  const settings = games.get(gameId)
  if (!settings || !(findEngine(gameId) ?? findSharedGame(gameId))) throw new CallError('game_unknown')
  const [first] = currencies.values()
  const currency = currencyId === undefined ? first : currencies.get(currencyId)
  if (!currency) throw new Error(`the site has no currency ${currencyId ?? 'at all'}`)
  const limits = limitsInCurrency(site, gameId, currency)
  return { settings, currency, limits: gameId === SPIN_GAME ? limits : fromFloor(limits, minBetAmount, currency) }
}

/** No stake is below the site's floor (BT-15). The value of a granted spin is nobody's stake: it has no floor. */
function fromFloor(limits: GameLimits, minBetAmount: number, { decimal_length }: SiteTables['currency']): GameLimits {
  const unit = 10n ** BigInt(MAX_DECIMAL_LENGTH - decimal_length)
  // Rounded up: what the currency cannot say exactly is not below the floor.
  const floorMinor = ((parseAmount(minBetAmount, MAX_DECIMAL_LENGTH) ?? 0n) + unit - 1n) / unit
  return floorMinor > limits.minStakeMinor ? { ...limits, minStakeMinor: floorMinor } : limits
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

/** The stakes that a game takes in a jurisdiction, in the smallest unit: the operator's limits, and the jurisdiction's where it is tighter. */
export function limitsIn(
  { limits, currency }: Game,
  { maxStake }: Jurisdiction,
): { minStakeMinor: bigint; maxStakeMinor: bigint } {
  const { minStakeMinor, maxStakeMinor } = limits
  const lawful = maxStake === null ? undefined : parseAmount(maxStake, currency.decimal_length)
  return { minStakeMinor, maxStakeMinor: lawful !== undefined && lawful < maxStakeMinor ? lawful : maxStakeMinor }
}

/**
 * The most that a bet may pay, in the smallest unit: the operator's cap, and the jurisdiction's largest multiplier of the stake
 * where that is less.
 */
export function maxWinIn(
  { limits: { maxWinMinor } }: Game,
  { maxMultiplier }: Jurisdiction,
  stakeMinor: bigint,
): bigint {
  if (maxMultiplier === null) return maxWinMinor
  const lawful = (stakeMinor * BigInt(Math.round(maxMultiplier * 10_000))) / 10_000n
  return lawful < maxWinMinor ? lawful : maxWinMinor
}
