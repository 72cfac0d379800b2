import type { Locale, PhraseKey } from './keys.ts'
import type { lottery as source } from './lottery/en.ts'
import type { PhraseParams } from './translator.ts'

/** The texts of the lotteries, a list of their own: only a page that shows a lottery downloads them. */
export type LotteryPhrases = { readonly [K in keyof typeof source]: string }
/** A text's key where a lottery is shown: `lottery.<name>`, or one of the other texts. */
export type LotteryPhraseKey = PhraseKey | `lottery.${keyof LotteryPhrases & string}`
/** From key and values to the sentence. */
export type LotteryTranslate = (key: LotteryPhraseKey, params?: PhraseParams) => string

const lotteryTexts: Readonly<Record<Locale, () => Promise<LotteryPhrases>>> = {
  en: async () => (await import('./lottery/en.ts')).lottery,
  'pt-BR': async () => (await import('./lottery/pt-br.ts')).lottery,
  'id-ID': async () => (await import('./lottery/id-id.ts')).lottery,
}

/** Fetches a locale's texts of the lotteries. */
export function loadLotteryPhrases(locale: Locale): Promise<LotteryPhrases> {
  return lotteryTexts[locale]()
}
