import * as game from '@fairground/contract/calls/game'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { type Currency, parseAmount } from '@fairground/money'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import type { StakeLimits } from './stake/stake.ts'

/** The operator's settings of a game, with amounts in the smallest unit. */
export interface GameSettings {
  /** House edge in basis points. */
  edge: number
  limits: StakeLimits
  maxWinMinor: bigint
  /** The operator's default bet. */
  defaultStakeMinor: bigint
  enabled: boolean
  /** The rules of the player's jurisdiction. */
  jurisdiction: Jurisdiction
  currency: Pick<Currency, 'id' | 'symbol' | 'decimalLength'>
}

/** The settings of a game. */
export const settingsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game-settings', gameId] as const,
    queryFn: async (): Promise<GameSettings> => {
      const { model } = await call(game.settings, { gameId }, { errors: 'ignore' })
      const { decimalLength } = model
      return {
        edge: model.edge,
        enabled: model.enabled,
        jurisdiction: model.jurisdiction,
        maxWinMinor: toMinor(model.maxWin, decimalLength),
        defaultStakeMinor: toMinor(model.defaultStake, decimalLength),
        limits: {
          minStakeMinor: toMinor(model.minStake, decimalLength),
          maxStakeMinor: toMinor(model.maxStake, decimalLength),
          decimalLength,
        },
        currency: { id: model.currencyId, symbol: model.symbol, decimalLength },
      }
    },
    staleTime: 60_000,
  })

/**
 * Converts an amount of an answer to the smallest unit.
 * @throws RangeError for an amount with more decimals than the currency, which the contract rules out
 */
export function toMinor(amount: number, decimalLength: number): bigint {
  const minor = parseAmount(amount, decimalLength)
  if (minor === undefined) throw new RangeError(`${amount} is no amount of ${decimalLength} decimals`)
  return minor
}
