import {
  createTextReader,
  createTranslator,
  findLocale,
  type IcuFormat,
  type Locale,
  loadIcu,
  loadPhrases,
  type Phrases,
  type Translate,
} from '@fairground/phrases'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { loadChunk } from '../app/load-chunk.ts'
import { rememberLanguage } from './language-cookie.ts'
import { reportMissingText } from './missing-texts.ts'
import { findCarriedTexts, loadOperatorTexts, type OperatorTexts } from './operator-texts.ts'
import { findPageData } from './page-data.ts'
import { readStored, store } from './storage.ts'

interface Language {
  locale: Locale
  phrases: Phrases | undefined
  translate: Translate
  /** From what an operator wrote to what is shown. */
  read: (value: string) => string
}

const languageStore = createStore<Language>(() => ({
  locale: 'en',
  phrases: undefined,
  translate: (key) => key,
  read: (value) => value,
}))
const getTranslate = () => languageStore.getState().translate
const getRead = () => languageStore.getState().read

let icu: IcuFormat | undefined
let icuLoading: Promise<IcuFormat> | undefined

/** The ICU formatter; suspends the screen that needs it first until its chunk is there. */
function icuOrSuspend(): IcuFormat {
  icuLoading ??= loadIcu().then((format) => {
    icu = format
    return format
  })
  // Thrown, not `use`d: once the chunk is there, the same screen goes on without it.
  if (!icu) throw icuLoading
  return icu
}

/** Shows these texts from now on: the operator's before the product's own. */
export function showPhrases(locale: Locale, phrases: Phrases, texts: OperatorTexts = {}): void {
  const onMissing = (key: string) => reportMissingText(locale, key)
  const sources = { texts, icu: icuOrSuspend, onMissing }
  const translate = createTranslator(locale, phrases, sources)
  languageStore.setState({ locale, phrases, translate, read: createTextReader(locale, phrases, sources) })
  if (typeof document === 'undefined') return
  document.documentElement.lang = locale
  document.documentElement.dir = translate('common.direction') === 'rtl' ? 'rtl' : 'ltr'
}

/** The locale to start with: the stored one, else the query's `lang`, else the others in turn, else English (SU-01). */
export function chooseLocale(stored: string | undefined, query: string | null, others: readonly string[]): Locale {
  for (const wish of [stored, query, ...others]) {
    const locale = wish ? findLocale(wish) : undefined
    if (locale) return locale
  }
  return 'en'
}

/** Loads the phrases of the player's language; called once, before anything is said. */
export async function startLanguage(): Promise<void> {
  const query = new URLSearchParams(location.search).get('lang')
  const stored = readStored('currentLanguage')
  const written = findPageData()?.texts.locale
  const locale = chooseLocale(stored, query, [...(written ? [written] : []), ...navigator.languages])
  languageStore.setState({ locale })
  if (!stored && query && findLocale(query)) store('currentLanguage', locale)
  if (readStored('currentLanguage')) rememberLanguage(locale)
  showPhrases(locale, await loadChunk(() => loadPhrases(locale)), findCarriedTexts(locale))
}

/** Lays the operator's texts over the phrases on screen (DS-03); without an answer the phrases stand alone. */
export async function layOperatorTexts(): Promise<void> {
  const { locale, phrases } = languageStore.getState()
  if (!phrases || findCarriedTexts(locale)) return
  const texts = await loadOperatorTexts(locale)
  if (languageStore.getState().locale === locale) showPhrases(locale, phrases, texts)
}

/** Switches the language without a reload and remembers it. */
export async function switchLanguage(locale: Locale): Promise<void> {
  const [phrases, texts] = await Promise.all([loadChunk(() => loadPhrases(locale)), loadOperatorTexts(locale)])
  store('currentLanguage', locale)
  rememberLanguage(locale)
  showPhrases(locale, phrases, texts)
}

/** The translator of the language on screen, for a component: `const t = useTranslate()`. */
export function useTranslate(): Translate {
  return useSyncExternalStore(languageStore.subscribe, getTranslate, getTranslate)
}

/** What an operator wrote, as it is shown: a key becomes its text in the language on screen (DS-03). */
export function useText(): (value: string) => string {
  return useSyncExternalStore(languageStore.subscribe, getRead, getRead)
}

/** The locale on screen, for number and date formats. */
export function useLocale(): Locale {
  return useSyncExternalStore(languageStore.subscribe, currentLocale, currentLocale)
}

/** The locale on screen, outside of components. */
export function currentLocale(): Locale {
  return languageStore.getState().locale
}

/** The sentence for a key, outside of components; plural texts stay raw there. */
export const translateNow: Translate = (key, params) => languageStore.getState().translate(key, params)
