import type { Locale, Phrases } from './keys.ts'

/** How each locale's other texts are fetched (see `first-texts.ts`). */
export const laterTexts: Readonly<Record<Locale, () => Promise<Phrases>>> = {
  en: async () => (await import('./en/index.ts')).texts,
  'pt-BR': async () => (await import('./pt-br/index.ts')).texts,
  'id-ID': async () => (await import('./id-id/index.ts')).texts,
}
