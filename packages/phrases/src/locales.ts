import type { Phrases } from './keys.ts'

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

const loaders: Readonly<Record<Locale, () => Promise<Phrases>>> = {
  en: async () => (await import('./en/index.ts')).en,
  'pt-BR': async () => (await import('./pt-br/index.ts')).ptBr,
  'id-ID': async () => (await import('./id-id/index.ts')).idId,
}

/** Fetches a locale's texts: a chunk of its own in the browser. */
export function loadPhrases(locale: Locale): Promise<Phrases> {
  return loaders[locale]()
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
