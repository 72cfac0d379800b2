import type { Locale } from './keys.ts'
import type { support as source } from './support/en.ts'

export { mergedAnswer, readyAnswers } from './support/ready-answers.data.ts'

/** The texts of the live chat, a list of their own: they load with its screen. */
export type SupportPhrases = { readonly [K in keyof typeof source]: string }
/** A text's key in the live chat, as an operator's texts name it. */
export type SupportPhraseKey = `support.${keyof SupportPhrases & string}`

const supportTexts: Readonly<Record<Locale, () => Promise<SupportPhrases>>> = {
  en: async () => (await import('./support/en.ts')).support,
  'pt-BR': async () => (await import('./support/pt-br.ts')).support,
  'id-ID': async () => (await import('./support/id-id.ts')).support,
}

/** Fetches a locale's texts of the live chat. None of them needs the ICU formatter. */
export function loadSupportPhrases(locale: Locale): Promise<SupportPhrases> {
  return supportTexts[locale]()
}
