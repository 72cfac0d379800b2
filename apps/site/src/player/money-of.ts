import { useMemo } from 'react'
import { useLocale } from '../kernel/language/language.ts'
import { type Money, moneyIn, PLAY_MONEY } from './money.ts'
import { useFoundStartup } from './startup.ts'

/**
 * The formatters for any currency of the site, in the player's language: for what other players stake and win.
 * @returns the formatters of a currency; without an id those of the site's first one
 */
export function useMoneyOf(): (currencyId: string | undefined) => Money {
  const locale = useLocale()
  const currencies = useFoundStartup()?.currencies
  return useMemo(
    () => (currencyId) => {
      const currency = currencies?.find(({ id }) => id === currencyId) ?? currencies?.[0]
      return moneyIn(currency ?? PLAY_MONEY, locale)
    },
    [currencies, locale],
  )
}
