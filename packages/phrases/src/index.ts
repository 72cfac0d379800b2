export { type CheckoutPhrases, checkoutPhrases } from './checkout.ts'
export { firstWords } from './first-words.ts'
export { gameNameKey, isLottery, namedGames, namedLotteries } from './game-names.ts'
export { type FirstPhrases, type Locale, locales, type Noun, type PhraseKey, type Phrases } from './keys.ts'
export { findLocale, isWhole, loadFirstPhrases, loadPhrases, localeNames } from './locales.ts'
export { type MessagePhrases, messagePhrases } from './messages.ts'
export { type StatementPhrases, statementPhrases } from './statement.ts'
export {
  createTextReader,
  createTranslator,
  findText,
  type IcuFormat,
  needsIcu,
  type PhraseParams,
  type TextSources,
  type Translate,
} from './translator.ts'

/** Fetches the ICU formatter, which only plural and select texts need: a chunk of its own in the browser. */
export async function loadIcu(): Promise<import('./translator.ts').IcuFormat> {
  return (await import('./icu.ts')).formatIcu
}
