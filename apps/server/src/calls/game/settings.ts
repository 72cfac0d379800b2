import { game } from '@fairground/contract'
import { findEngine, multiplierToNumber } from '@fairground/games'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { jurisdictionFor } from '../../jurisdictions/jurisdiction-for.ts'
import { getGame, limitsIn } from '../../rounds/game.ts'

/** The limits and the house edge of a game, what its odds follow from, and what the caller's jurisdiction allows. */
export const settings = handle(game.settings, async ({ gameId }, context) => {
  const { services, session } = context
  const [found, jurisdiction] = await Promise.all([
    getGame(services, gameId, session?.currencyId),
    jurisdictionFor(context),
  ])
  const { settings: set, currency } = found
  const { minStakeMinor, maxStakeMinor } = limitsIn(found, jurisdiction)
  const amount = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  const prizes = findEngine(gameId)?.prizes?.(set.edge_bp)
  return {
    model: {
      gameId,
      edge: set.edge_bp,
      minStake: amount(minStakeMinor),
      maxStake: amount(maxStakeMinor),
      maxWin: amount(found.limits.maxWinMinor),
      enabled: set.enabled,
      currencyId: currency.id,
      symbol: currency.symbol,
      decimalLength: currency.decimal_length,
      version: set.version,
      jurisdiction,
      ...(prizes && {
        prizes: prizes.map(({ multiplier, weight }) => ({ multiplier: multiplierToNumber(multiplier), weight })),
      }),
    },
  }
})
