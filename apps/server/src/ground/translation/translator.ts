import type { Locale } from '@fairground/phrases'

/** A text in another language, as a machine made it. It is as the provider wrote it: whoever shows it cleans it. */
export interface MachineTranslation {
  text: string
  /** The language that the provider found in the text, as a tag such as `id`; absent where it does not say. */
  from?: string
}

/** The door to a provider of machine translation. A new provider is one more maker of this. */
export interface Translator {
  /**
   * Translates a text, and gives the provider nothing else than that text and the language.
   * @param wish.to a language of the site
   * @param wish.signal ends the request
   * @throws TranslatorFault when there is no translation
   */
  translate(wish: { text: string; to: Locale; signal: AbortSignal }): Promise<MachineTranslation>
}

/** Why a provider gave no translation. The message completes "the translation provider …"; it never quotes a text. */
export class TranslatorFault extends Error {}
