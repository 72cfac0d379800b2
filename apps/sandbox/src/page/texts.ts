import type { checkoutPhrases } from '@fairground/phrases'
import type { Checkout } from '../store/checkouts.ts'

/** A language that the page is written in. */
export type Locale = keyof typeof checkoutPhrases

/** The languages with their own names. */
export const LOCALES: readonly { locale: Locale; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'pt-BR', name: 'Português' },
  { locale: 'id-ID', name: 'Indonesia' },
]

/** The first of the wishes that the page is written in, by language alone where the region is another. */
export function chooseLocale(...wishes: readonly (string | undefined)[]): Locale {
  for (const wish of wishes) {
    const language = wish?.toLowerCase().split(/[-_]/)[0]
    const found = LOCALES.find(({ locale }) => locale.toLowerCase().split('-')[0] === language)
    if (found) return found.locale
  }
  return 'en'
}

/** Puts values into the `{…}` of a text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}

/** The amount with its symbol, with as many decimals as the order had, in the locale's own signs. */
export function printAmount({ amount, symbol }: Checkout, locale: Locale): string {
  const digits = amount.split('.')[1]?.length ?? 0
  // A decimal text, not a float, is what is formatted: exact whatever its size.
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${symbol}\u00a0${number.format(amount as Intl.StringNumericLiteral)}`
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
