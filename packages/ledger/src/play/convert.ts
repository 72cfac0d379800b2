import type { CurrencyScale } from './play.ts'

/**
 * Converts an amount between two currencies by their scales.
 * @param rounding towards which side the last smallest unit goes
 * @throws for a currency that is not listed
 */
export function convert(
  minor: bigint,
  from: string,
  to: string,
  currencies: ReadonlyMap<string, CurrencyScale>,
  rounding: 'up' | 'down',
): bigint {
  if (from === to || minor === 0n) return minor
  const source = getScale(from, currencies)
  const target = getScale(to, currencies)
  const exact = minor * target.scaleE8 * 10n ** BigInt(target.decimals)
  const divisor = source.scaleE8 * 10n ** BigInt(source.decimals)
  const quotient = exact / divisor
  const rest = exact % divisor
  if (rest === 0n) return quotient
  // BigInt division rounds towards zero.
  if (rounding === 'up') return rest > 0n ? quotient + 1n : quotient
  return rest < 0n ? quotient - 1n : quotient
}

function getScale(currencyId: string, currencies: ReadonlyMap<string, CurrencyScale>): CurrencyScale {
  const scale = currencies.get(currencyId)
  if (!scale) throw new Error(`the currency ${currencyId} has no scale`)
  return scale
}
