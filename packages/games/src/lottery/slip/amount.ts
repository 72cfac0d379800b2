import type { Lottery } from '../lottery.ts'
import { findPick, lotteryOdds, mostStakeMinor } from '../odds.ts'
import type { Numeral } from './item.ts'
import type { ItemPicks } from './picks.ts'
import type { SlipError, SlipLimits } from './slip.ts'

/** The decimals that an amount can be typed with. */
const TYPED_DECIMALS = 2
const THOUSAND = 1000n

/**
 * A typed amount in the smallest unit, exactly; undefined with more than two decimals, or with more than the currency has.
 * @param decimalLength of the currency
 */
export function stakeMinorOf(
  { digits, decimals = '', isThousands }: Numeral,
  decimalLength: number,
): bigint | undefined {
  if (decimals.length > TYPED_DECIMALS) return undefined
  const hundredths = BigInt(digits + decimals.padEnd(TYPED_DECIMALS, '0')) * (isThousands ? THOUSAND : 1n)
  const scaled = hundredths * 10n ** BigInt(decimalLength)
  const one = 10n ** BigInt(TYPED_DECIMALS)
  return scaled % one === 0n ? scaled / one : undefined
}

/** The error of a stake that the operator does not allow on each of the picks. */
export function limitError(
  game: Lottery,
  { market, picks }: ItemPicks,
  stakeMinor: bigint,
  limits: SlipLimits,
): Pick<Extract<SlipError, { limitMinor: bigint }>, 'code' | 'limitMinor'> | undefined {
  if (stakeMinor < limits.minStakeMinor) return { code: 'amount_below', limitMinor: limits.minStakeMinor }
  const least = picks.reduce((most, name) => {
    const pick = findPick(game, market, name)
    const own = pick ? mostStakeMinor(limits, lotteryOdds(pick, limits.edge)) : most
    return own < most ? own : most
  }, limits.maxStakeMinor)
  return stakeMinor > least ? { code: 'amount_above', limitMinor: least } : undefined
}
