import type { FirstPhrases, Phrases } from './keys.ts'

/** The locales that are complete. The first is the source and the last resort. */
export const locales = ['en', 'pt-BR', 'id-ID'] as const
/** A complete locale. */
export type Locale = (typeof locales)[number]

/** Each locale's name in its own language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  'pt-BR': 'Português',
  'id-ID': 'Bahasa Indonesia',
}

const firstLoaders: Readonly<Record<Locale, () => Promise<FirstPhrases>>> = {
  en: async () => (await import('./en/en-first.ts')).first,
  'pt-BR': async () => (await import('./pt-br/pt-br-first.ts')).first,
  'id-ID': async () => (await import('./id-id/id-id-first.ts')).first,
}
const laterLoaders: Readonly<Record<Locale, () => Promise<Omit<Phrases, keyof FirstPhrases>>>> = {
  en: async () => (await import('./en/en-later.ts')).later,
  'pt-BR': async () => (await import('./pt-br/pt-br-later.ts')).later,
  'id-ID': async () => (await import('./id-id/id-id-later.ts')).later,
}

/** Fetches a locale's texts of the first screen: a chunk of its own in the browser. */
export function loadFirstPhrases(locale: Locale): Promise<FirstPhrases> {
  return firstLoaders[locale]()
}

/** Whether some texts are all of their locale; the later ones come together, so that one noun of them tells. */
export function isWhole(phrases: FirstPhrases): phrases is Phrases {
  return 'account' in phrases
}

/** Fetches all of a locale's texts: two chunks in the browser, of which the first may be there already. */
export async function loadPhrases(locale: Locale): Promise<Phrases> {
  const [first, later] = await Promise.all([firstLoaders[locale](), laterLoaders[locale]()])
  return { ...first, ...later }
}

/**
 * The complete locale for a wish such as `pt`, `pt-PT`, `id` or `EN-gb`: an exact match, else the same language, else
 * `undefined`.
 */
export function findLocale(wish: string): Locale | undefined {
  const asked = wish.trim().toLowerCase()
  const language = asked.split(/[-_]/)[0]
  return (
    locales.find((locale) => locale.toLowerCase() === asked) ??
    locales.find((locale) => locale.toLowerCase().split('-')[0] === language)
  )
}
