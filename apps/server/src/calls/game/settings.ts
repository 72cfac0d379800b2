import { game } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { getGame } from '../../rounds/game.ts'

/** The limits and the house edge of a game; what its odds follow from. */
export const settings = handle(game.settings, async ({ gameId }, { services, session }) => {
  const { settings: set, currency } = await getGame(services, gameId, session?.currencyId)
  const amount = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  return {
    model: {
      gameId,
      edge: set.edge_bp,
      minStake: amount(set.min_stake_minor),
      maxStake: amount(set.max_stake_minor),
      maxWin: amount(set.max_win_minor),
      enabled: set.enabled,
      currencyId: currency.id,
      symbol: currency.symbol,
      decimalLength: currency.decimal_length,
    },
  }
})
