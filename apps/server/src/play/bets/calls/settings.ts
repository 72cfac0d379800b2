import * as game from '@fairground/contract/calls/game'
import { findEngine, multiplierToNumber } from '@fairground/games'
import { minorToNumber } from '@fairground/money'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { scaledAmount } from '../../../operator/settings/scaled-amount.ts'
import { getGame, limitsIn } from '../../rounds/game.ts'
import type { StakeLimits } from '../../rounds/read-bet.ts'
import { handle } from '../parts.ts'

/** Returns a game's limits and house edge, its prizes, and the rules of the caller's jurisdiction. */
export const settings = handle(game.settings, async ({ gameId }, context) => {
  const { parts, session } = context
  const [configuredGame, { defaultBetAmount }, jurisdiction] = await Promise.all([
    getGame(parts, gameId, session?.currencyId),
    parts.readSettings(),
    jurisdictionFor(context),
  ])
  const { settings: gameSettings, currency } = configuredGame
  const limits = limitsIn(configuredGame, jurisdiction)
  const { minStakeMinor, maxStakeMinor } = limits
  const defaultMinor = scaledAmount(defaultBetAmount, currency, 'down') ?? minStakeMinor
  const amount = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  const prizes = findEngine(gameId)?.prizes?.(gameSettings.edge_bp)
  return {
    model: {
      gameId,
      edge: gameSettings.edge_bp,
      minStake: amount(minStakeMinor),
      maxStake: amount(maxStakeMinor),
      defaultStake: amount(fitIn(limits, defaultMinor)),
      maxWin: amount(configuredGame.limits.maxWinMinor),
      enabled: gameSettings.enabled,
      currencyId: currency.id,
      symbol: currency.symbol,
      decimalLength: currency.decimal_length,
      version: gameSettings.version,
      jurisdiction,
      ...(prizes && {
        prizes: prizes.map(({ multiplier, weight }) => ({ multiplier: multiplierToNumber(multiplier), weight })),
      }),
    },
  }
})

function fitIn({ minStakeMinor, maxStakeMinor }: StakeLimits, minor: bigint): bigint {
  if (minor < minStakeMinor) return minStakeMinor
  return minor > maxStakeMinor ? maxStakeMinor : minor
}
