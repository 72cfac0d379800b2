import type { ChatMessage } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import type { Locale } from '@fairground/phrases'
import type { ViewCell } from './room-view.ts'

/** A translation that the player has asked for. */
export type Translation = {
  /** The text that is translated. */
  of: string
  /** The language of the site at that moment. */
  locale: Locale
} & (
  | { status: 'busy' }
  /** `from`: the language that the provider found, such as `id`. */
  | { status: 'done'; text: string; from: string | undefined }
  | { status: 'failed'; error: CallError }
)

/** The translations of a room, by the ids of their messages. */
export type Translations = Readonly<Record<string, Translation>>

/** The player's translations of messages. */
export interface Translating {
  /** Shows the text of a message in a language, or why there is no translation. */
  translate(message: Pick<ChatMessage, 'id' | 'body'>, locale: Locale): Promise<void>
  hideTranslation(id: string): void
}

/** What the server answers for a message. @throws CallError */
export type AskTranslation = (id: string, locale: Locale) => Promise<{ text: string; from?: string | undefined }>

/** Creates the translations of a room. An answer that is late, since the player has asked for another one, changes nothing. */
export function createTranslating(view: Pick<ViewCell, 'get' | 'set'>, ask: AskTranslation): Translating {
  const put = (id: string, translation: Translation) =>
    view.set({ translations: { ...view.get().translations, [id]: translation } })

  async function answerOf(id: string, wish: { of: string; locale: Locale }): Promise<Translation> {
    try {
      const { text, from } = await ask(id, wish.locale)
      return { ...wish, status: 'done', text, from }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { ...wish, status: 'failed', error }
    }
  }

  return {
    async translate({ id, body }, locale) {
      const wish = { of: body, locale }
      const busy: Translation = { ...wish, status: 'busy' }
      put(id, busy)
      const answer = await answerOf(id, wish)
      if (view.get().translations[id] === busy) put(id, answer)
    },
    hideTranslation(id) {
      const { [id]: _, ...translations } = view.get().translations
      view.set({ translations })
    },
  }
}

/** The translation of a message as it is now; undefined once the text or the language is another one. */
export function translationOf(
  { id, body }: Pick<ChatMessage, 'id' | 'body'>,
  translations: Translations,
  locale: Locale,
): Translation | undefined {
  const translation = translations[id]
  return translation?.of === body && translation.locale === locale ? translation : undefined
}
