import type { texts } from './en/index.ts'

/** The locales that are complete. The first is the source and the last resort. */
export const locales = ['en', 'pt-BR', 'id-ID'] as const
/** A complete locale. */
export type Locale = (typeof locales)[number]

type Source = typeof texts

/** A noun: one file of texts. */
export type Noun = keyof Source & string
/** The texts of one locale: the nouns and keys of the source, no fewer and no more. */
export type Phrases = { readonly [N in Noun]: { readonly [K in keyof Source[N]]: string } }
/** The texts of the first screen, or all. */
export type FirstPhrases = Pick<Phrases, 'common'> & Partial<Phrases>
/** A text's key, `noun.name`. */
export type PhraseKey = { [N in Noun]: `${N}.${keyof Source[N] & string}` }[Noun]
