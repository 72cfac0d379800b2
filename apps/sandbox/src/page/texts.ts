import { formatMoney, parseAmount } from '@fairground/money'
import { findLocale, type Locale, localeNames, locales } from '@fairground/phrases'
import type { Checkout } from '../store/checkouts.ts'

/** The languages with their own names. */
export const LOCALES = locales.map((locale) => ({ locale, name: localeNames[locale] }))

/** The first of the wishes that the page is written in, by language alone where the region is another. */
export function chooseLocale(...wishes: readonly (string | undefined)[]): Locale {
  for (const wish of wishes) {
    const found = wish === undefined ? undefined : findLocale(wish)
    if (found) return found
  }
  return 'en'
}

/** Puts values into the `{…}` of a text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}

/** The amount with its symbol, as the site prints it, with as many decimals as the order had. */
export function printAmount({ amount, currency, symbol }: Checkout, locale: Locale): string {
  const decimalLength = amount.split('.')[1]?.length ?? 0
  const minor = parseAmount(amount, decimalLength)
  if (minor === undefined) throw new Error(`a checkout of ${amount}`)
  return formatMoney(minor, { id: currency, symbol, decimalLength, withdrawDecimalLength: 0 }, locale)
}

/** How long is left, such as "in 29 minutes", rounded up. */
export function printTimeLeft(leftMs: number, locale: Locale): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  return leftMs > 90_000
    ? relative.format(Math.ceil(leftMs / 60_000), 'minute')
    : relative.format(Math.max(1, Math.ceil(leftMs / 1_000)), 'second')
}

/** A moment in UTC: without script the page cannot know the player's own zone. */
export function printMoment(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(at)
}
