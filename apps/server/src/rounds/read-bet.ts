import type { Jurisdiction } from '@fairground/contract'
import { isRefusal, type Refusal } from '@fairground/games'
import { type Game, limitsIn, maxWinIn } from './game.ts'
import { refusalOf } from './round-request.ts'
import { parseStake } from './stake.ts'

/** A bet as it was asked for, read under the game's limits and those of the jurisdiction. */
export interface ReadBet<Options> {
  stakeMinor: bigint
  /** The most that it may pay. */
  maxWinMinor: bigint
  options: Options
}

/**
 * Reads stake and options of a bet, for players and demonstrations alike.
 * @param parseOptions reads the options of the game out of the bet's model
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
