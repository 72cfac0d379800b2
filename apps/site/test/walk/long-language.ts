import { needsIcu } from '@fairground/phrases'

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

/** Texts by noun and name, as the phrases of a language are. */
type Nouns = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * All texts by key in an invented language that shows what a longer language would break. Plural texts keep their grammar,
 * which is not for players' eyes.
 */
export function inLongLanguage(
  phrases: Nouns,
  operatorTexts: Readonly<Record<string, string>>,
): Record<string, string> {
  const texts = Object.entries(phrases).flatMap(([noun, names]) =>
    Object.entries(names).map(([name, text]) => [`${noun}.${name}`, text] as const),
  )
  const longTexts = [...texts, ...Object.entries(operatorTexts)].map(
    ([key, text]) => [key, needsIcu(text) ? text : lengthen(text)] as const,
  )
  return { ...Object.fromEntries(longTexts), 'common.direction': 'ltr' }
}
