import { useMemo } from 'react'
import { useLocale } from './language.ts'
import { useUser } from './user.ts'

/** How money looks: its symbol and decimals. */
export interface MoneyLook {
  symbol: string
  decimalLength: number
}

/** Play money of the demonstration operator, until the user or the start-up configuration says otherwise. */
export const PLAY_MONEY: MoneyLook = { symbol: 'G$', decimalLength: 2 }

/**
 * An amount of the wire in the locale's notation with the operator's symbol, cut (never rounded up) to the currency's
 * decimals: `G$1,234.50`. Whole amounts keep their decimals unless `short`.
 */
export function formatMoney(value: number, locale: string, look: MoneyLook, shape: 'full' | 'short' = 'full'): string {
  // Intl knows ISO codes only: a stand-in code gives place and spacing, the symbol is put in afterwards.
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: shape === 'short' && Number.isInteger(value) ? 0 : look.decimalLength,
    maximumFractionDigits: look.decimalLength,
    roundingMode: 'trunc',
  })
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'currency' ? look.symbol : part.value))
    .join('')
}

/** The formatter for the player's currency and language. */
export function useMoney(): { full: (value: number) => string; short: (value: number) => string } {
  const locale = useLocale()
  const user = useUser()
  const symbol = user?.currSymbol || user?.symbol || PLAY_MONEY.symbol
  const decimalLength = user?.decimalLength ?? PLAY_MONEY.decimalLength
  return useMemo(() => {
    const look = { symbol, decimalLength }
    return {
      full: (value) => formatMoney(value, locale, look),
      short: (value) => formatMoney(value, locale, look, 'short'),
    }
  }, [locale, symbol, decimalLength])
}
