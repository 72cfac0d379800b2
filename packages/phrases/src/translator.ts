import type { PhraseKey, Phrases } from './keys.ts'

/** Values for a text's placeholders. */
export type PhraseParams = Readonly<Record<string, string | number>>
/** Formats an ICU message. Throws for one that is malformed or lacks a value. */
export type IcuFormat = (text: string, locale: string, params: PhraseParams) => string
/** From key and values to the sentence. */
export type Translate = (key: PhraseKey, params?: PhraseParams) => string

/** A text is simple when its placeholders are plain `{name}`: those need no ICU parser. */
const COMPLEX = /\{\s*\w+\s*,|'[{}]/
const PLACEHOLDER = /\{\s*(\w+)\s*\}/g

/** Whether a text needs the ICU formatter (plural, select, quoted braces). */
export function needsIcu(text: string): boolean {
  return COMPLEX.test(text)
}

function fillIn(text: string, params: PhraseParams): string {
  let whole = true
  const filled = text.replace(PLACEHOLDER, (_, name: string) => {
    const value = params[name]
    if (value === undefined) whole = false
    return String(value)
  })
  return whole ? filled : text
}

/** Where a translator's texts come from, beside the locale's own phrases. */
export interface TextSources {
  /** The operator's texts by key: they stand before the phrases (DS-03). */
  texts?: Readonly<Record<string, string>>
  icu?: () => IcuFormat
  onMissing?: (key: string) => void
}

/**
 * A translator over one locale's texts, the operator's before the product's. A key that is not there (of a newer server,
 * say) is reported to `onMissing` and answered by the key itself; a text whose placeholders cannot be filled falls back
 * to the raw text (DS-03).
 */
export function createTranslator(locale: string, phrases: Partial<Phrases>, sources: TextSources = {}): Translate {
  return (key, params = {}) => {
    const text = lookUp(phrases, sources, key)
    if (text === undefined) {
      sources.onMissing?.(key)
      return key
    }
    return format(key, text, locale, params, sources)
  }
}

function format(key: string, text: string, locale: string, params: PhraseParams, { icu }: TextSources): string {
  if (!needsIcu(text)) return fillIn(text, params)
  const formatIcu = icu?.()
  if (!formatIcu) return text
  try {
    return formatIcu(text, locale, params)
  } catch (error) {
    console.warn(`text ${key} could not be filled in`, error)
    return text
  }
}

/** What an operator writes where a text belongs: `promotions.summer.title` is a key, `Summer at the fair` is a text. */
const KEY = /^[a-z][\w-]*(\.[a-z][\w-]*)+$/i

/**
 * A reader of what an operator wrote: a key becomes its text, anything else is the text itself. What looks like a key and
 * has no text is reported to `onMissing` and shown as it is.
 */
export function createTextReader(
  locale: string,
  phrases: Partial<Phrases>,
  sources: TextSources = {},
): (value: string) => string {
  return (value) => {
    const text = lookUp(phrases, sources, value)
    if (text !== undefined) return format(value, text, locale, {}, sources)
    if (KEY.test(value)) sources.onMissing?.(value)
    return value
  }
}

function lookUp(phrases: Partial<Phrases>, { texts }: TextSources, key: string): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : findText(phrases, key)
}

/** The raw text of a key, if there is one. */
export function findText(phrases: Partial<Phrases>, key: string): string | undefined {
  const dot = key.indexOf('.')
  const noun: unknown = Object.hasOwn(phrases, key.slice(0, dot)) && phrases[key.slice(0, dot) as keyof Phrases]
  const name = key.slice(dot + 1)
  if (typeof noun !== 'object' || noun === null || !Object.hasOwn(noun, name)) return undefined
  return (noun as Record<string, string>)[name]
}
