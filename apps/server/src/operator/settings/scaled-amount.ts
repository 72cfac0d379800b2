import { RATE_DECIMALS } from '@fairground/contract/calls/payment-rules'
import { parseAmount } from '@fairground/money'
import type { CurrencyRow } from './site-settings.ts'

type Currency = Pick<CurrencyRow, 'decimal_length' | 'scale'>

/** Decimals of an amount that the operator sets for all currencies. */
const SETTING_DECIMALS = 9
/** Decimals of `currency.scale`. */
const SCALE_DECIMALS = 8

/**
 * Converts an amount that the operator has set once for all currencies, in whole units of the site's first one, to the smallest
 * unit of a currency: times the currency's scale (migration 0078).
 * @param rounding of what the currency cannot express
 * @returns undefined for a value that is no amount
 */
export function scaledAmount(value: unknown, currency: Currency, rounding: 'down' | 'up'): bigint | undefined {
  const settingMinor = parseAmount(value, SETTING_DECIMALS)
  return settingMinor === undefined ? undefined : rescale(settingMinor, SETTING_DECIMALS, currency, rounding)
}

/** Like `scaledAmount`, for an amount in smallest units of the first currency. @param decimals of that currency */
export function rescale(
  minor: bigint,
  decimals: number,
  { decimal_length, scale }: Currency,
  rounding: 'down' | 'up',
): bigint {
  const divisor = 10n ** BigInt(decimals + SCALE_DECIMALS)
  const exact = minor * scaleOf(scale) * 10n ** BigInt(decimal_length)
  return (rounding === 'up' ? exact + divisor - 1n : exact) / divisor
}

/** Converts an amount in smallest units of a currency to the site's first one, rounded down. @param decimals of the first */
export function toFirst(minor: bigint, { decimal_length, scale }: Currency, decimals: number): bigint {
  const divisor = 10n ** BigInt(decimal_length) * scaleOf(scale)
  return (minor * 10n ** BigInt(decimals + SCALE_DECIMALS)) / divisor
}

/** The worth of an amount in whole US cents, by the currency's rate, rounded to the nearest, a half up. */
export function usdCentsOf(
  minor: bigint,
  { decimal_length, usd_rate }: Pick<CurrencyRow, 'decimal_length' | 'usd_rate'>,
): bigint {
  const rate = parseAmount(usd_rate, RATE_DECIMALS)
  if (!rate) throw new Error(`a currency has the rate ${usd_rate}`)
  const divisor = 10n ** BigInt(decimal_length + RATE_DECIMALS - 2)
  return (2n * minor * rate + divisor) / (2n * divisor)
}

/** The scale with SCALE_DECIMALS decimals. */
function scaleOf(scale: string): bigint {
  const scaleMinor = parseAmount(scale, SCALE_DECIMALS)
  if (!scaleMinor) throw new Error(`a currency has the scale ${scale}`)
  return scaleMinor
}
