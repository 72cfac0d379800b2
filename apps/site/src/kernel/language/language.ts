import {
  createTextReader,
  createTranslator,
  type FirstPhrases,
  type IcuFormat,
  isWhole,
  type Locale,
  loadIcu,
  type Phrases,
  type Translate,
} from '@fairground/phrases'
import { loadChunk } from '@fairground/ui/load-chunk'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { type RenderedSpeech, useRendered } from '../page/rendered.ts'

interface Language {
  locale: Locale
  /** The first phrases, or all. */
  phrases: FirstPhrases | undefined
  /** The operator's own texts. */
  texts: Readonly<Record<string, string>>
  translate: Translate
  /** Turns an operator's text or key into the text to show. */
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

/** The first language of this page in the browser: the server rendered the page in it, and each part hydrates in it. */
let firstLanguage: Language | undefined
const drawnLanguage = () => firstLanguage ?? languageStore.getState()
const renderedTranslate = () => drawnLanguage().translate
const renderedRead = () => drawnLanguage().read
const renderedLocale = () => drawnLanguage().locale

let icu: IcuFormat | undefined
let icuLoading: Promise<void> | undefined

/** Loads the ICU formatter before anything is shown: what is on screen must not wait for it. */
export function readyIcu(): Promise<void> {
  icuLoading ??= loadChunk(loadIcu).then(
    (format) => {
      icu = format
    },
    (error: unknown) => {
      // The next caller tries again.
      icuLoading = undefined
      throw error
    },
  )
  return icuLoading
}

/** The ICU formatter; suspends a component that renders before it is loaded, as one of a rendered page may. */
function icuOrSuspend(): IcuFormat {
  // Thrown, not passed to `use`: once the chunk is loaded, the same screen renders without `use`.
  if (!icu) throw readyIcu()
  return icu
}

let tellMissing: (locale: Locale, key: string) => void = () => undefined

/** Sets the function that gets each key without a text, on every request for it (DS-03). */
export function onMissingText(tell: (locale: Locale, key: string) => void): void {
  tellMissing = tell
}

/** The translator and the text reader of a language. */
type Speech = Pick<Language, 'translate' | 'read'>

/** Adds the later phrases to the language on screen; `undefined` once it has them, or when a text was missing. */
let learn: ((phrases: Phrases) => void) | undefined

/**
 * Shows these texts from now on, the operator's before the product's own. While only the first phrases are loaded, a
 * missing later key is not reported: its place on screen stays empty.
 */
export function showPhrases(locale: Locale, phrases: FirstPhrases, texts: Readonly<Record<string, string>> = {}): void {
  const now = languageStore.getState()
  if (learn && isWhole(phrases) && now.locale === locale && now.texts === texts) learn(phrases)
  else languageStore.setState({ locale, texts, ...speechOf(locale, phrases, texts) })
  languageStore.setState({ phrases })
  if (typeof document === 'undefined') return
  // The server renders with the later phrases of the same language too.
  if (!firstLanguage || firstLanguage.locale === locale) firstLanguage = languageStore.getState()
  const html = document.documentElement
  const dir = translateNow('common.direction') === 'rtl' ? 'rtl' : 'ltr'
  // Setting even the same value makes the browser style the whole page anew.
  if (html.lang !== locale) html.lang = locale
  if (html.dir !== dir) html.dir = dir
}

/**
 * The speech of some texts. The speech of the first phrases takes the later ones without becoming a new object, unless
 * a text was missing already: so nothing on screen renders again for texts that it does not show.
 */
function speechOf(locale: Locale, phrases: FirstPhrases, texts: Readonly<Record<string, string>>): Speech {
  if (isWhole(phrases)) {
    learn = undefined
    return wholeSpeech(locale, phrases, texts)
  }
  const sources = { texts, icu: icuOrSuspend, onMissing: () => (learn = undefined) }
  const translator = createTranslator(locale, phrases, sources)
  let speech: Speech = {
    translate(key, params) {
      const text = translator(key, params)
      return text === key ? '' : text
    },
    read: createTextReader(locale, phrases, sources),
  }
  learn = (laterPhrases) => {
    learn = undefined
    speech = wholeSpeech(locale, laterPhrases, texts)
  }
  return {
    translate: (key, params) => speech.translate(key, params),
    read: (value) => speech.read(value),
  }
}

function wholeSpeech(locale: Locale, phrases: Phrases, texts: Readonly<Record<string, string>>): Speech {
  const sources = { texts, icu: icuOrSuspend, onMissing: (key: string) => tellMissing(locale, key) }
  return { translate: createTranslator(locale, phrases, sources), read: createTextReader(locale, phrases, sources) }
}

/** The speech of one page that the server renders. Needs `readyIcu`. */
export function speechFor(locale: Locale, phrases: Phrases, texts: Readonly<Record<string, string>>): RenderedSpeech {
  return { locale, ...wholeSpeech(locale, phrases, texts) }
}

/** The locale and the texts on screen; no phrases before the first are loaded. */
export function shownPhrases(): Pick<Language, 'locale' | 'phrases' | 'texts'> {
  return languageStore.getState()
}

/** Sets the language before its phrases are loaded. */
export function expectLocale(locale: Locale): void {
  languageStore.setState({ locale })
}

/** The translator of the language on screen, for a component: `const t = useTranslate()`. */
export function useTranslate(): Translate {
  const translate = useSyncExternalStore(languageStore.subscribe, getTranslate, renderedTranslate)
  return useRendered()?.speech.translate ?? translate
}

/** Reads an operator's text: a key becomes its text in the language on screen (DS-03). */
export function useText(): (value: string) => string {
  const readText = useSyncExternalStore(languageStore.subscribe, getRead, renderedRead)
  return useRendered()?.speech.read ?? readText
}

/** The locale on screen, for number and date formats. */
export function useLocale(): Locale {
  const locale = useSyncExternalStore(languageStore.subscribe, currentLocale, renderedLocale)
  return useRendered()?.speech.locale ?? locale
}

/** The locale on screen, outside of components. */
export function currentLocale(): Locale {
  return languageStore.getState().locale
}

/** The sentence for a key, outside of components; plural texts stay raw there. */
export const translateNow: Translate = (key, params) => languageStore.getState().translate(key, params)
