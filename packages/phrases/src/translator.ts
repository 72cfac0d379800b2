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

/**
 * A translator over one locale's texts. A key that is not there (a text made by an operator, a newer server) is reported
 * to `onMissing` and answered by the key itself; a text whose placeholders cannot be filled falls back to the raw text
 * (DS-03).
 */
export function createTranslator(
  locale: string,
  phrases: Phrases,
  options: { icu?: () => IcuFormat; onMissing?: (key: string) => void } = {},
): Translate {
  return (key, params = {}) => {
    const text = findText(phrases, key)
    if (text === undefined) {
      options.onMissing?.(key)
      return key
    }
    if (!needsIcu(text)) return fillIn(text, params)
    const format = options.icu?.()
    if (!format) return text
    try {
      return format(text, locale, params)
    } catch (error) {
      console.warn(`text ${key} could not be filled in`, error)
      return text
    }
  }
}

/** The raw text of a key, if there is one. */
export function findText(phrases: Phrases, key: string): string | undefined {
  const dot = key.indexOf('.')
  const noun: unknown = Object.hasOwn(phrases, key.slice(0, dot)) && phrases[key.slice(0, dot) as keyof Phrases]
  const name = key.slice(dot + 1)
  if (typeof noun !== 'object' || noun === null || !Object.hasOwn(noun, name)) return undefined
  return (noun as Record<string, string>)[name]
}
