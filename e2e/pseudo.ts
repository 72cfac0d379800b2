import { createTranslator, loadIcu, loadPhrases, needsIcu, type Translate } from '@fairground/phrases'
import type { BrowserContext } from '@playwright/test'
import { changePageData } from './page-data.ts'

/** An invented language that shows what a longer language, or one written from right to left, would break. */
export type Pseudo = 'long' | 'right-to-left'

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'Ë',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
}
/** Placeholders and tags stay as they are. */
const PARTS = /(\{[^{}]*\})/
const OVERRIDE = '\u202e'
const POP = '\u202c'

/** A text 40 % longer and with accents: its words again, as far as that takes. */
function lengthen(text: string): string {
  const accented = text
    .split(PARTS)
    .map((part) => (PARTS.test(part) ? part : [...part].map((letter) => ACCENTS[letter] ?? letter).join('')))
    .join('')
  const plain = text.replace(new RegExp(PARTS, 'g'), '').trim()
  const more = plain.slice(0, Math.ceil(plain.length * 0.4)).trim()
  return /\s/.test(plain) ? `${accented} ${more}` : `${accented}${more.toLowerCase()}`
}

/** A text in a pseudo language. Plural texts keep their grammar, which is not for players' eyes. */
function pseudoOf(pseudo: Pseudo, text: string): string {
  if (needsIcu(text)) return text
  return pseudo === 'long' ? lengthen(text) : `${OVERRIDE}${text}${POP}`
}

/** All texts of the product by key, in a pseudo language. */
async function pseudoTexts(pseudo: Pseudo): Promise<Record<string, string>> {
  const nouns = Object.entries(await loadPhrases('en'))
  const texts = nouns.flatMap(([noun, names]) =>
    Object.entries(names).map(([name, text]) => [`${noun}.${name}`, pseudoOf(pseudo, text)] as const),
  )
  return { ...Object.fromEntries(texts), 'common.direction': pseudo === 'right-to-left' ? 'rtl' : 'ltr' }
}

/**
 * Lets every page of a context speak a pseudo language: the server's pages go through here, and the operator's texts in
 * them become the pseudo language's. So no player ever gets one.
 * @returns the translator, to find what is on screen
 */
export async function speakPseudo(context: BrowserContext, pseudo: Pseudo): Promise<Translate> {
  const texts = await pseudoTexts(pseudo)
  await changePageData(context, (data) => {
    const operators = Object.entries(data.texts.map).map(([key, text]) => [key, pseudoOf(pseudo, text)])
    data.texts.map = { ...Object.fromEntries(operators), ...texts }
  })
  const formatIcu = await loadIcu()
  return createTranslator('en', await loadPhrases('en'), { texts, icu: () => formatIcu })
}
