import {
  createTextReader,
  createTranslator,
  type FirstPhrases,
  type IcuFormat,
  isWhole,
  type Locale,
  loadIcu,
  type Translate,
} from '@fairground/phrases'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

interface Language {
  locale: Locale
  /** The first ones, or all. */
  phrases: FirstPhrases | undefined
  /** The operator's own. */
  texts: Readonly<Record<string, string>>
  translate: Translate
  /** From what an operator wrote to what is shown. */
  read: (value: string) => string
}

const languageStore = createStore<Language>(() => ({
  locale: 'en',
  phrases: undefined,
  texts: {},
  translate: (key) => key,
  read: (value) => value,
}))
const getTranslate = () => languageStore.getState().translate
const getRead = () => languageStore.getState().read

/** In the browser the first language: the server drew the page in it, and each part of it is taken over in it. */
let first: Language | undefined
const drawn = () => first ?? languageStore.getState()
const drawnTranslate = () => drawn().translate
const drawnRead = () => drawn().read
const drawnLocale = () => drawn().locale

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

/** Has the ICU formatter there before anything is shown: a page that is drawn in one go cannot wait for it. */
export async function readyIcu(): Promise<void> {
  icu ??= await loadIcu()
}

let tellMissing: (locale: Locale, key: string) => void = () => undefined

/** Names who is told of each key that has no text, as often as it is asked for (DS-03). */
export function onMissingText(tell: (locale: Locale, key: string) => void): void {
  tellMissing = tell
}

/**
 * Shows these texts from now on: the operator's before the product's own. While only the first phrases are there, a key of
 * a later one is nothing to report: what it stands in says nothing yet.
 */
export function showPhrases(locale: Locale, phrases: FirstPhrases, texts: Readonly<Record<string, string>> = {}): void {
  const isAll = isWhole(phrases)
  const onMissing = (key: string) => (isAll ? tellMissing(locale, key) : undefined)
  const sources = { texts, icu: icuOrSuspend, onMissing }
  const found = createTranslator(locale, phrases, sources)
  const translate: Translate = (key, params) => {
    const text = found(key, params)
    return text === key && !isAll ? '' : text
  }
  languageStore.setState({ locale, phrases, texts, translate, read: createTextReader(locale, phrases, sources) })
  if (typeof document === 'undefined') return
  // Later phrases of the same language are the server's too.
  if (!first || first.locale === locale) first = languageStore.getState()
  const html = document.documentElement
  const dir = translate('common.direction') === 'rtl' ? 'rtl' : 'ltr'
  // Said once more, even what it is already makes the browser style the whole page anew.
  if (html.lang !== locale) html.lang = locale
  if (html.dir !== dir) html.dir = dir
}

/** The locale and the texts on screen; no phrases before the first were loaded. */
export function shownPhrases(): Pick<Language, 'locale' | 'phrases' | 'texts'> {
  return languageStore.getState()
}

/** Says in which language words are needed before their phrases are there. */
export function expectLocale(locale: Locale): void {
  languageStore.setState({ locale })
}

/** The translator of the language on screen, for a component: `const t = useTranslate()`. */
export function useTranslate(): Translate {
  return useSyncExternalStore(languageStore.subscribe, getTranslate, drawnTranslate)
}

/** What an operator wrote, as it is shown: a key becomes its text in the language on screen (DS-03). */
export function useText(): (value: string) => string {
  return useSyncExternalStore(languageStore.subscribe, getRead, drawnRead)
}

/** The locale on screen, for number and date formats. */
export function useLocale(): Locale {
  return useSyncExternalStore(languageStore.subscribe, currentLocale, drawnLocale)
}

/** The locale on screen, outside of components. */
export function currentLocale(): Locale {
  return languageStore.getState().locale
}

/** The sentence for a key, outside of components; plural texts stay raw there. */
export const translateNow: Translate = (key, params) => languageStore.getState().translate(key, params)
