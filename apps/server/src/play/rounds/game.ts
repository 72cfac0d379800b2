import { SPIN_GAME } from '@fairground/contract/category'
import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { findEngine } from '@fairground/games'
import { findLottery } from '@fairground/games/lottery'
import { findMultiplayerGame } from '@fairground/games/multiplayer'
import { type GameLimits, limitsInCurrency } from '../../operator/settings/game-limits.ts'
import { scaledAmount } from '../../operator/settings/scaled-amount.ts'
import type { CurrencyRow, GameRow, SiteSettings } from '../../operator/settings/site-settings.ts'
import type { RoundsParts } from './parts.ts'

/** A game with the operator's settings, the currency of the stake, and the limits in that currency. */
export interface Game {
  settings: GameRow
  currency: CurrencyRow
  limits: GameLimits
}

/**
 * Returns a game with settings that are at most a second old.
 * @param currencyId the player's currency; default: the site's first one
 * @throws CallError game_unknown
 */
export async function getGame(
  { readSite, readSettings }: Pick<RoundsParts, 'readSite' | 'readSettings'>,
  gameId: string,
  currencyId?: string,
): Promise<Game> {
  const [site, { minBetAmount }] = await Promise.all([readSite(), readSettings()])
  return gameIn({ site, minBetAmount }, gameId, currencyId)
}

/** The operator's settings that limit stakes. */
export interface StakeRules {
  site: SiteSettings
  /** The smallest stake on the site, in whole units of the first currency; in others times their scale. */
  minBetAmount: number
}

/** The games of a reading of the settings, by their names. */
const gamesOfReading = new WeakMap<SiteSettings, Map<string, Game>>()

/** Like `getGame`, from settings that the caller has read. @throws CallError game_unknown */
export function gameIn(rules: StakeRules, gameId: string, currencyId?: string): Game {
  const games = gamesOfReading.get(rules.site) ?? new Map<string, Game>()
  gamesOfReading.set(rules.site, games)
  const key = `${rules.minBetAmount} ${currencyId} ${gameId}`
  const game = games.get(key) ?? readGame(rules, gameId, currencyId)
  games.set(key, game)
  return game
}

function readGame({ site, minBetAmount }: StakeRules, gameId: string, currencyId: string | undefined): Game {
  const { games, currencies } = site
  const settings = games.get(gameId)
  if (!settings || !(findEngine(gameId) ?? findMultiplayerGame(gameId) ?? findLottery(gameId)))
    throw new CallError('game_unknown')
  const [first] = currencies.values()
  const currency = currencyId === undefined ? first : currencies.get(currencyId)
  if (!currency) throw new Error(`the site has no currency ${currencyId ?? 'at all'}`)
  const limits = limitsInCurrency(site, gameId, currency)
  return { settings, currency, limits: gameId === SPIN_GAME ? limits : fromFloor(limits, minBetAmount, currency) }
}

/** Raises the smallest stake to the site's floor (BT-15). */
function fromFloor(limits: GameLimits, minBetAmount: number, currency: CurrencyRow): GameLimits {
  // Rounded up, so that a floor that the currency cannot express is not undercut.
  const floorMinor = scaledAmount(minBetAmount, currency, 'up') ?? 0n
  return floorMinor > limits.minStakeMinor ? { ...limits, minStakeMinor: floorMinor } : limits
}

/** The stake limits of a game in a jurisdiction, in the smallest unit: the tighter ones of operator and jurisdiction. */
export function limitsIn(
  { limits, currency }: Game,
  { maxStake }: Jurisdiction,
): { minStakeMinor: bigint; maxStakeMinor: bigint } {
  const { minStakeMinor, maxStakeMinor } = limits
  const lawful = maxStake === null ? undefined : scaledAmount(maxStake, currency, 'down')
  return { minStakeMinor, maxStakeMinor: lawful !== undefined && lawful < maxStakeMinor ? lawful : maxStakeMinor }
}

/**
 * The largest payout of a bet, in the smallest unit: the operator's cap, or the stake times the jurisdiction's largest
 * multiplier where that is less.
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
