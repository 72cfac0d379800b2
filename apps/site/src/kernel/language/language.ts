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
import { loadChunk } from '@fairground/ui'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { type DrawnSpeech, useDrawn } from '../page/drawn.ts'

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
let firstLanguage: Language | undefined
const drawn = () => firstLanguage ?? languageStore.getState()
const drawnTranslate = () => drawn().translate
const drawnRead = () => drawn().read
const drawnLocale = () => drawn().locale

let icu: IcuFormat | undefined
let icuLoading: Promise<void> | undefined

/** Has the ICU formatter there before anything is shown: what is on screen already must not wait for it. */
export function readyIcu(): Promise<void> {
  icuLoading ??= loadChunk(loadIcu).then(
    (format) => {
      icu = format
    },
    (error: unknown) => {
      // Whoever needs it next asks for it again.
      icuLoading = undefined
      throw error
    },
  )
  return icuLoading
}

/** The ICU formatter; suspends what was drawn before it was there, as a page that the server drew. */
function icuOrSuspend(): IcuFormat {
  // Thrown, not `use`d: once the chunk is there, the same screen goes on without it.
  if (!icu) throw readyIcu()
  return icu
}

let tellMissing: (locale: Locale, key: string) => void = () => undefined

/** Names who is told of each key that has no text, as often as it is asked for (DS-03). */
export function onMissingText(tell: (locale: Locale, key: string) => void): void {
  tellMissing = tell
}

/** What a language says: its translator and its text reader. */
type Speech = Pick<Language, 'translate' | 'read'>

/** How the language on screen takes its later phrases; `undefined` once it has them, or when something was wanting. */
let learn: ((phrases: Phrases) => void) | undefined

/**
 * Shows these texts from now on: the operator's before the product's own. While only the first phrases are there, a key of
 * a later one is nothing to report: what it stands in says nothing yet.
 */
export function showPhrases(locale: Locale, phrases: FirstPhrases, texts: Readonly<Record<string, string>> = {}): void {
  const now = languageStore.getState()
  if (learn && isWhole(phrases) && now.locale === locale && now.texts === texts) learn(phrases)
  else languageStore.setState({ locale, texts, ...speechOf(locale, phrases, texts) })
  languageStore.setState({ phrases })
  if (typeof document === 'undefined') return
  // Later phrases of the same language are the server's too.
  if (!firstLanguage || firstLanguage.locale === locale) firstLanguage = languageStore.getState()
  const html = document.documentElement
  const dir = translateNow('common.direction') === 'rtl' ? 'rtl' : 'ltr'
  // Said once more, even what it is already makes the browser style the whole page anew.
  if (html.lang !== locale) html.lang = locale
  if (html.dir !== dir) html.dir = dir
}

/**
 * The speech of some texts. That of the first phrases learns the later ones without becoming another, unless something has
 * already been asked of it in vain: so nothing on screen is rendered anew for texts that are on none.
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

/** The speech of a page that is drawn on the server, which is nobody else's. Needs `readyIcu`. */
export function speechFor(locale: Locale, phrases: Phrases, texts: Readonly<Record<string, string>>): DrawnSpeech {
  return { locale, ...wholeSpeech(locale, phrases, texts) }
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
  const translate = useSyncExternalStore(languageStore.subscribe, getTranslate, drawnTranslate)
  return useDrawn()?.speech.translate ?? translate
}

/** What an operator wrote, as it is shown: a key becomes its text in the language on screen (DS-03). */
export function useText(): (value: string) => string {
  const readText = useSyncExternalStore(languageStore.subscribe, getRead, drawnRead)
  return useDrawn()?.speech.read ?? readText
}

/** The locale on screen, for number and date formats. */
export function useLocale(): Locale {
  const locale = useSyncExternalStore(languageStore.subscribe, currentLocale, drawnLocale)
  return useDrawn()?.speech.locale ?? locale
}

/** The locale on screen, outside of components. */
export function currentLocale(): Locale {
  return languageStore.getState().locale
}

/** The sentence for a key, outside of components; plural texts stay raw there. */
export const translateNow: Translate = (key, params) => languageStore.getState().translate(key, params)
