import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { isRefusal, type Refusal } from '@fairground/games'
import { minorToNumber, parseAmount } from '@fairground/money'
import { type Game, limitsIn, maxWinIn } from './game.ts'
import { refusalOf } from './round-request.ts'

/** A requested bet that is within the limits of game and jurisdiction. */
export interface ReadBet<Options> {
  stakeMinor: bigint
  /** The largest payout. */
  maxWinMinor: bigint
  options: Options
}

/**
 * Parses stake and options of a bet, for players and demonstrations.
 * @param parseOptions parses the options of the game from the bet's model
 * @throws CallError stake_malformed, stake_below_minimum, stake_above_maximum, option_unknown
 */
export function readBet<Options>(
  { game, jurisdiction }: { game: Game; jurisdiction: Jurisdiction },
  model: { betAmount?: unknown },
  parseOptions: (model: object) => Options | Refusal,
): ReadBet<Options> {
  const stakeMinor = parseStake(model.betAmount, game.currency, limitsIn(game, jurisdiction))
  const options = parseOptions(model)
  if (isRefusal(options)) throw refusalOf(options.refused)
  return { stakeMinor, maxWinMinor: maxWinIn(game, jurisdiction, stakeMinor), options }
}

/** The limits of a stake, in the smallest unit. */
export interface StakeLimits {
  minStakeMinor: bigint
  maxStakeMinor: bigint
}

/**
 * Parses an untrusted stake.
 * @throws CallError stake_malformed, stake_below_minimum, stake_above_maximum
 */
export function parseStake(value: unknown, { decimal_length }: Game['currency'], limits: StakeLimits): bigint {
  const { minStakeMinor, maxStakeMinor } = limits
  const stakeMinor = parseAmount(value, decimal_length)
  if (stakeMinor === undefined) throw new CallError('stake_malformed', { decimals: decimal_length })
  if (stakeMinor < minStakeMinor)
    throw new CallError('stake_below_minimum', { min: minorToNumber(minStakeMinor, decimal_length) })
  if (stakeMinor > maxStakeMinor)
    throw new CallError('stake_above_maximum', { max: minorToNumber(maxStakeMinor, decimal_length) })
  return stakeMinor
}
