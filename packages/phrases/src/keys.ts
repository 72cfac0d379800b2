import type { first } from './en/en-first.ts'
import type { en } from './en/index.ts'

type Source = typeof en

/** A noun: one file of texts. */
export type Noun = keyof Source & string
/** The texts of one locale: the nouns and keys of the source, no fewer and no more. */
export type Phrases = { readonly [N in Noun]: { readonly [K in keyof Source[N]]: string } }
/** The texts of the first screen. */
export type FirstPhrases = Pick<Phrases, keyof typeof first>
/** A text's key, `noun.name`. */
export type PhraseKey = { [N in Noun]: `${N}.${keyof Source[N] & string}` }[Noun]
