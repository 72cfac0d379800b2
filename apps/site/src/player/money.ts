import { decimalsOrDefault, formatCompact, formatMoney as formatMinor, numberToMinor } from '@fairground/money'
import { useMemo } from 'react'
import { useLocale } from '../kernel/language/language.ts'
import { useUser } from './user.ts'

/** The symbol and decimals of a currency. */
export interface MoneyLook {
  symbol: string
  decimalLength: number
}

/** Play money of the demonstration operator, used until the user or the start-up configuration is known. */
export const PLAY_MONEY: MoneyLook = { symbol: 'G$', decimalLength: 2 }

/**
 * Formats an amount in the locale's notation with the operator's symbol, cut (never rounded up) to the currency's
 * decimals: `G$1,234.50`. Whole amounts keep their decimals unless `short`.
 */
export function formatMoney(value: number, locale: string, look: MoneyLook, shape: 'full' | 'short' = 'full'): string {
  const decimalLength = shape === 'short' && Number.isInteger(value) ? 0 : decimalsOrDefault(look.decimalLength)
  return formatMinor(numberToMinor(value, decimalLength), { ...UNNAMED, symbol: look.symbol, decimalLength }, locale)
}

/** Fields of a currency that the format does not use. */
const UNNAMED = { id: '', withdrawDecimalLength: 0 }

/** Money in the player's currency and language; `compact` shortens thousands and more (WA-04). */
export type Money = Record<'full' | 'short' | 'compact', (value: number) => string>

/** The formatters for the player's currency and language. */
export function useMoney(): Money {
  const locale = useLocale()
  const user = useUser()
  const symbol = user?.currSymbol || user?.symbol || PLAY_MONEY.symbol
  const decimalLength = user?.decimalLength ?? PLAY_MONEY.decimalLength
  return useMemo(() => moneyIn({ symbol, decimalLength }, locale), [locale, symbol, decimalLength])
}

/** The formatters for a currency and a language. */
export function moneyIn(look: MoneyLook, locale: string): Money {
  const decimalLength = decimalsOrDefault(look.decimalLength)
  return {
    full: (value) => formatMoney(value, locale, look),
    short: (value) => formatMoney(value, locale, look, 'short'),
    compact: (value) => `${look.symbol}${formatCompact(numberToMinor(value, decimalLength), decimalLength, locale)}`,
  }
}
