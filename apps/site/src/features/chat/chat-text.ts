import { createTranslator, type Locale, type PhraseKey, type PhraseParams } from '@fairground/phrases'
import { type ChatPhraseKey, type ChatPhrases, loadChatPhrases } from '@fairground/phrases/chat'
import { createContext, use, useMemo } from 'react'
import { loadChunk } from '../../kernel/chunks/load-chunk.ts'
import { shownPhrases, useLocale } from '../../kernel/language/language.ts'

/** From key and values to the sentence. */
export type ChatTranslate = (key: ChatPhraseKey, params?: PhraseParams) => string

const loading = new Map<Locale, Promise<ChatPhrases>>()

function textsOf(locale: Locale): Promise<ChatPhrases> {
  const knownLoad = loading.get(locale)
  if (knownLoad) return knownLoad
  const texts = loadChunk(() => loadChatPhrases(locale))
  loading.set(locale, texts)
  // The next room tries again.
  texts.catch(() => loading.delete(locale))
  return texts
}

/** The translator of the chat on the language on screen. Suspends until its texts are loaded. */
export function useLoadedChatText(): ChatTranslate {
  const locale = useLocale()
  const chat = use(textsOf(locale))
  return useMemo(() => {
    const translate = createTranslator(locale, { chat } as object, { texts: shownPhrases().texts })
    return (key, params) => translate(key as PhraseKey, params)
  }, [locale, chat])
}

/** The translator, below a place of the chat. */
export const ChatTextContext = createContext<ChatTranslate>((key) => key)

/** The translator of the chat: `const t = useChatText()`. */
export const useChatText = (): ChatTranslate => use(ChatTextContext)
