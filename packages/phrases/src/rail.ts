import type { Locale } from './keys.ts'
import type { rail as source } from './rail/en.ts'

/** The texts of the lobby's rail, a list of their own: only a wide window downloads them. */
export type RailPhrases = { readonly [K in keyof typeof source]: string }

const railTexts: Readonly<Record<Locale, () => Promise<RailPhrases>>> = {
  en: async () => (await import('./rail/en.ts')).rail,
  'pt-BR': async () => (await import('./rail/pt-br.ts')).rail,
  'id-ID': async () => (await import('./rail/id-id.ts')).rail,
}

/** Fetches a locale's texts of the rail. None of them needs the ICU formatter. */
export function loadRailPhrases(locale: Locale): Promise<RailPhrases> {
  return railTexts[locale]()
}
