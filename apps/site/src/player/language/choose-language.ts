import { findLocale, isWhole, type Locale, loadFirstPhrases, loadPhrases } from '@fairground/phrases'
import { loadChunk, prepareScreens } from '../../kernel/chunks/load-chunk.ts'
import { expectLocale, onMissingText, readyIcu, shownPhrases, showPhrases } from '../../kernel/language/language.ts'
import { rememberLanguage } from '../../kernel/language/language-cookie.ts'
import { findPageData } from '../../kernel/page/page-data.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { findCarriedTexts, type OperatorTexts } from './carried-texts.ts'

/**
 * The locale to start with: the stored one, else the query's `lang`, else the first match of the others, else English
 * (SU-01).
 */
export function chooseLocale(
  storedTag: string | undefined,
  query: string | null,
  otherTags: readonly string[],
): Locale {
  for (const wish of [storedTag, query, ...otherTags]) {
    const locale = wish ? findLocale(wish) : undefined
    if (locale) return locale
  }
  return 'en'
}

/** Loads the first phrases of the player's language. Called once, before the page shows any text. */
export async function startLanguage(): Promise<void> {
  const query = new URLSearchParams(location.search).get('lang')
  const storedTag = readStored('currentLanguage')
  const pageLocale = findPageData()?.texts.locale
  const locale = chooseLocale(storedTag, query, [...(pageLocale ? [pageLocale] : []), ...navigator.languages])
  expectLocale(locale)
  onMissingText(
    (of, key) => void loadChunk(() => import('./missing-texts.ts')).then((texts) => texts.reportMissingText(of, key)),
  )
  if (!storedTag && query && findLocale(query)) store('currentLanguage', locale)
  if (readStored('currentLanguage')) rememberLanguage(locale)
  showPhrases(locale, await loadChunk(() => loadFirstPhrases(locale)), findCarriedTexts(locale))
  prepareScreens(completeLanguage)
  addEventListener('storage', followOtherPages)
}

/**
 * Loads the phrases that screens and popups need beside the first ones, and the formatter of their plurals. A screen
 * that waited for them in the middle of a round would leave the page. Does nothing when they are there.
 */
export async function completeLanguage(): Promise<void> {
  const { locale, phrases: firstPhrases } = shownPhrases()
  if (firstPhrases && isWhole(firstPhrases)) return
  const [phrases] = await Promise.all([loadChunk(() => loadPhrases(locale)), readyIcu()])
  const now = shownPhrases()
  if (now.locale === locale) showPhrases(locale, phrases, now.texts)
}

/** The operator's texts. A page from the server has them already; any other page loads the code that fetches them. */
async function loadOperatorTexts(locale: Locale): Promise<OperatorTexts> {
  return findCarriedTexts(locale) ?? (await loadChunk(() => import('./operator-texts.ts'))).loadOperatorTexts(locale)
}

/** Follows a switch of the language in another tab, or in the page around a game's frame. */
function followOtherPages({ key, newValue }: StorageEvent): void {
  const locale = key === 'currentLanguage' && newValue !== null ? findLocale(newValue) : undefined
  if (locale && locale !== shownPhrases().locale) void switchLanguage(locale)
}

/** Puts the operator's texts before the phrases on screen (DS-03); without an answer the phrases stay. */
export async function layOperatorTexts(): Promise<void> {
  const { locale } = shownPhrases()
  if (findCarriedTexts(locale)) return
  const texts = await loadOperatorTexts(locale)
  // By now the phrases may be complete, or of another language.
  const now = shownPhrases()
  if (now.locale === locale && now.phrases) showPhrases(locale, now.phrases, texts)
}

/** Switches the language without a reload and stores the choice. */
export async function switchLanguage(locale: Locale): Promise<void> {
  const [phrases, texts] = await Promise.all([loadChunk(() => loadPhrases(locale)), loadOperatorTexts(locale)])
  store('currentLanguage', locale)
  rememberLanguage(locale)
  showPhrases(locale, phrases, texts)
}
