import { createTranslator, type Locale, type PhraseKey, type PhraseParams } from '@fairground/phrases'
import { use, useMemo } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'
import { shownPhrases, useLocale } from './language.ts'

/** From the name of a text and its values to the sentence. */
export type OwnTranslate<Texts> = (name: keyof Texts & string, params?: PhraseParams) => string

/**
 * The translator of a list of texts that loads with its own part of the site, as a hook. It suspends until they are there. The
 * operator's texts of that noun stand before them (DS-03). None of them may need the ICU formatter.
 */
export function createOwnTexts<Texts extends object>(
  noun: string,
  load: (locale: Locale) => Promise<Texts>,
): () => OwnTranslate<Texts> {
  const loading = new Map<Locale, Promise<Texts>>()

  function textsOf(locale: Locale): Promise<Texts> {
    const knownLoad = loading.get(locale)
    if (knownLoad) return knownLoad
    const texts = loadChunk(() => load(locale))
    loading.set(locale, texts)
    // The next part that needs them tries again.
    texts.catch(() => loading.delete(locale))
    return texts
  }

  return () => {
    const locale = useLocale()
    const own = use(textsOf(locale))
    return useMemo(() => {
      const translate = createTranslator(locale, { [noun]: own } as object, { texts: shownPhrases().texts })
      return (name, params) => translate(`${noun}.${name}` as PhraseKey, params)
    }, [locale, own])
  }
}
