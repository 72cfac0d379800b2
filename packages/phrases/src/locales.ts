import { firstTexts } from './first-texts.ts'
import { type FirstPhrases, type Locale, locales, type Phrases } from './keys.ts'
import { laterTexts } from './later-texts.ts'

/** Each locale's name in its own language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  'pt-BR': 'Português',
  'id-ID': 'Bahasa Indonesia',
}

/** Fetches a locale's texts of the first screen: a chunk of its own in the browser. */
export function loadFirstPhrases(locale: Locale): Promise<FirstPhrases> {
  return firstTexts[locale]()
}

/** Whether some texts are all of their locale; the later ones come together, so that one noun of them tells. */
export function isWhole(phrases: FirstPhrases): phrases is Phrases {
  return phrases.account !== undefined
}

/** Fetches all of a locale's texts: two chunks in the browser, of which the first may be there already. */
export async function loadPhrases(locale: Locale): Promise<Phrases> {
  const [first, later] = await Promise.all([firstTexts[locale](), laterTexts[locale]()])
  return { ...first, ...later }
}

/**
 * The complete locale for a wish such as `pt`, `pt-PT`, `id` or `EN-gb`: an exact match, else the same language, else
 * `undefined`.
 */
export function findLocale(wish: string): Locale | undefined {
  const tag = wish.trim().toLowerCase()
  const language = tag.split(/[-_]/)[0]
  return (
    locales.find((locale) => locale.toLowerCase() === tag) ??
    locales.find((locale) => locale.toLowerCase().split('-')[0] === language)
  )
}
