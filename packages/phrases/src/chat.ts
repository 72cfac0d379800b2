import type { chat as source } from './chat/en.ts'
import type { Locale } from './keys.ts'

/** The texts of the rooms of the chat, a list of their own: they load with the first room. */
export type ChatPhrases = { readonly [K in keyof typeof source]: string }
/** A text's key in the chat, as an operator's texts name it. */
export type ChatPhraseKey = `chat.${keyof ChatPhrases & string}`

const chatTexts: Readonly<Record<Locale, () => Promise<ChatPhrases>>> = {
  en: async () => (await import('./chat/en.ts')).chat,
  'pt-BR': async () => (await import('./chat/pt-br.ts')).chat,
  'id-ID': async () => (await import('./chat/id-id.ts')).chat,
}

/** Fetches a locale's texts of the chat. None of them needs the ICU formatter. */
export function loadChatPhrases(locale: Locale): Promise<ChatPhrases> {
  return chatTexts[locale]()
}
