import { formatMoney, parseAmount } from '@fairground/money'
import { findLocale, type Locale, localeNames, locales } from '@fairground/phrases'
import type { Checkout } from '../store/checkouts.ts'

/** The languages, each with its name in that language. */
export const LOCALES = locales.map((locale) => ({ locale, name: localeNames[locale] }))

/** The page's locale for the first wish that it supports, by language alone if the region differs. */
export function chooseLocale(...wishes: readonly (string | undefined)[]): Locale {
  for (const wish of wishes) {
    const locale = wish === undefined ? undefined : findLocale(wish)
    if (locale) return locale
  }
  return 'en'
}

/** Puts values into the `{…}` of a text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}

/** The amount with its symbol, in the site's format, with the decimals of the order. */
export function printAmount(
  { amount, currency, symbol }: Pick<Checkout, 'amount' | 'currency' | 'symbol'>,
  locale: Locale,
): string {
  const decimalLength = amount.split('.')[1]?.length ?? 0
  const minor = parseAmount(amount, decimalLength)
  if (minor === undefined) throw new Error(`a checkout of ${amount}`)
  return formatMoney(minor, { id: currency, symbol, decimalLength, withdrawDecimalLength: 0 }, locale)
}

/** The time left, such as "in 29 minutes", rounded up. */
export function printTimeLeft(leftMs: number, locale: Locale): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  return leftMs > 90_000
    ? relative.format(Math.ceil(leftMs / 60_000), 'minute')
    : relative.format(Math.max(1, Math.ceil(leftMs / 1_000)), 'second')
}

/** A time in UTC: without script the page does not know the player's time zone. */
export function printMoment(timeMs: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(timeMs)
}
