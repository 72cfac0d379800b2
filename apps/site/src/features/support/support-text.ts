import { createTranslator, type Locale, type PhraseKey, type PhraseParams } from '@fairground/phrases'
import { loadSupportPhrases, type SupportPhraseKey, type SupportPhrases } from '@fairground/phrases/support'
import { createContext, use, useMemo } from 'react'
import { loadChunk } from '../../kernel/chunks/load-chunk.ts'
import { shownPhrases, useLocale } from '../../kernel/language/language.ts'

/** From key and values to the sentence. */
export type SupportTranslate = (key: SupportPhraseKey, params?: PhraseParams) => string

const loading = new Map<Locale, Promise<SupportPhrases>>()

function textsOf(locale: Locale): Promise<SupportPhrases> {
  const knownLoad = loading.get(locale)
  if (knownLoad) return knownLoad
  const texts = loadChunk(() => loadSupportPhrases(locale))
  loading.set(locale, texts)
  // The next visit tries again.
  texts.catch(() => loading.delete(locale))
  return texts
}

/** The translator of the live chat in the language on screen. Suspends until its texts are loaded. */
export function useLoadedSupportText(): SupportTranslate {
  const locale = useLocale()
  const support = use(textsOf(locale))
  return useMemo(() => {
    const translate = createTranslator(locale, { support } as object, { texts: shownPhrases().texts })
    return (key, params) => translate(key as PhraseKey, params)
  }, [locale, support])
}

/** The translator, below the screen of the live chat. */
export const SupportTextContext = createContext<SupportTranslate>((key) => key)

/** The translator of the live chat: `const t = useSupportText()`. */
export const useSupportText = (): SupportTranslate => use(SupportTextContext)
