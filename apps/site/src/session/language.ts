import {
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
import { readStored, store } from './storage.ts'

interface Language {
  locale: Locale
  translate: Translate
}

const languageStore = createStore<Language>(() => ({ locale: 'en', translate: (key) => key }))
const getTranslate = () => languageStore.getState().translate
const missing = new Set<string>()

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

/** A key without a text is said once in the log; an operator's own texts take this road later (DS-03). */
function reportMissing(key: string): void {
  if (missing.has(key)) return
  missing.add(key)
  console.warn(`no text for ${key}`)
}

/** Shows these texts from now on. */
export function showPhrases(locale: Locale, phrases: Phrases): void {
  languageStore.setState({
    locale,
    translate: createTranslator(locale, phrases, { icu: icuOrSuspend, onMissing: reportMissing }),
  })
  if (typeof document !== 'undefined') document.documentElement.lang = locale
}

/** The locale to start with: the stored one, else the query's `lang`, else the browser's, else English (SU-01). */
export function chooseLocale(stored: string | undefined, query: string | null, browser: readonly string[]): Locale {
  for (const wish of [stored, query, ...browser]) {
    const locale = wish ? findLocale(wish) : undefined
    if (locale) return locale
  }
  return 'en'
}

/** Loads the texts of the player's language; called once before the first render. */
export async function startLanguage(): Promise<void> {
  const query = new URLSearchParams(location.search).get('lang')
  const stored = readStored('currentLanguage')
  const locale = chooseLocale(stored, query, navigator.languages)
  if (!stored && query && findLocale(query)) store('currentLanguage', locale)
  showPhrases(locale, await loadChunk(() => loadPhrases(locale)))
}

/** Switches the language without a reload and remembers it. */
export async function switchLanguage(locale: Locale): Promise<void> {
  const phrases = await loadPhrases(locale)
  store('currentLanguage', locale)
  showPhrases(locale, phrases)
}

/** The translator of the language on screen, for a component: `const t = useTranslate()`. */
export function useTranslate(): Translate {
  return useSyncExternalStore(languageStore.subscribe, getTranslate, getTranslate)
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
