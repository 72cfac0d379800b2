import { formatIcu } from './icu.ts'
import type { Locale, PhraseKey } from './keys.ts'
import { loadPhrases } from './locales.ts'
import type { staff as source } from './staff/en.ts'
import { createTranslator, type PhraseParams } from './translator.ts'

export { readyReasons } from './staff/ready-reasons.data.ts'

/** The texts of the staff page, a list of their own: players do not download them. */
export type StaffPhrases = { readonly [K in keyof typeof source]: string }
/** A text's key on the staff page: `staff.<name>`, or one of the players' texts. */
export type StaffPhraseKey = PhraseKey | `staff.${keyof StaffPhrases & string}`
/** From key and values to the sentence. */
export type StaffTranslate = (key: StaffPhraseKey, params?: PhraseParams) => string

const staffTexts: Readonly<Record<Locale, () => Promise<StaffPhrases>>> = {
  en: async () => (await import('./staff/en.ts')).staff,
  'pt-BR': async () => (await import('./staff/pt-br.ts')).staff,
  'id-ID': async () => (await import('./staff/id-id.ts')).staff,
}

/** Fetches a locale's texts of the staff page. */
export function loadStaffPhrases(locale: Locale): Promise<StaffPhrases> {
  return staffTexts[locale]()
}

/** Fetches all of a locale's texts, those of the staff page too, and makes their translator. */
export async function loadStaffTranslator(locale: Locale): Promise<StaffTranslate> {
  const [staff, phrases] = await Promise.all([loadStaffPhrases(locale), loadPhrases(locale)])
  const texts = { ...phrases, staff }
  return createTranslator(locale, texts, { icu: () => formatIcu }) as StaffTranslate
}
