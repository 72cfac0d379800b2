import type { FirstPhrases, Locale } from './keys.ts'

/**
 * How each locale's texts of the first screen are fetched. A build of the site leaves the other texts out
 * (`apps/site/build/first-load.data.ts`); anywhere else these are all.
 */
export const firstTexts: Readonly<Record<Locale, () => Promise<FirstPhrases>>> = {
  en: async () => (await import('./en/index.ts')).texts,
  'pt-BR': async () => (await import('./pt-br/index.ts')).texts,
  'id-ID': async () => (await import('./id-id/index.ts')).texts,
}
