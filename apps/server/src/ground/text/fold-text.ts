import unhomoglyph from 'unhomoglyph'
import { CONFUSABLES } from './confusables.data.ts'

/** A text after folding. */
export interface FoldedText {
  /** Small letters, digits and signs; look-alikes are the letter that they look like. */
  text: string
  /** For each UTF-16 unit of `text`, where its character begins and ends in the source. */
  starts: readonly number[]
  ends: readonly number[]
}

const IGNORED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const LETTER = /\p{L}/u

/** A character of the source after NFKC, in small, or a part of one. */
interface Unit {
  character: string
  start: number
  end: number
}

/**
 * Folds a text for comparisons: NFKC, small letters, no accents and no invisible characters, look-alike letters as one. Digits and
 * signs count as the letters that they look like only within a word that has letters: `b4d` is a word, `455` a number, and the sign
 * in `bad!` ends a sentence. It maps each part back to the source, so that a word can be masked there. Linear in the length.
 */
export function foldText(source: string): FoldedText {
  const units = unitsOf(source)
  const isInWord = wordsWithLetters(units)
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  units.forEach(({ character, start, end }, at) => {
    const lookalike = LETTER.test(character) || isInWord[at] ? CONFUSABLES.get(character) : undefined
    const folded = lookalike ?? character
    text += folded
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(start)
      ends.push(end)
    }
  })
  return { text, starts, ends }
}

function unitsOf(source: string): Unit[] {
  const units: Unit[] = []
  let start = 0
  for (const character of source) {
    const end = start + character.length
    for (const part of latinOf(character).normalize('NFKC').toLowerCase().normalize('NFD')) {
      if (!IGNORED.test(part)) units.push({ character: part, start, end })
    }
    start = end
  }
  return units
}

/** The Latin letter that a letter of another script looks like by Unicode's table of confusables (UTS 39); else the character. */
function latinOf(character: string): string {
  if (character <= '\u007f' || !LETTER.test(character)) return character
  const lookalike = unhomoglyph(character)
  return /^[a-z]$/i.test(lookalike) ? lookalike : character
}

/** Marks the units of words that have a letter: letters, digits, and signs between them; a dollar may also begin a word. */
function wordsWithLetters(units: readonly Unit[]): boolean[] {
  const kinds = units.map(({ character }) => LETTER_OR_DIGIT.test(character))
  const isPart = units.map(
    ({ character }, at) =>
      kinds[at] ||
      (CONFUSABLES.has(character) && kinds[at + 1] === true && (kinds[at - 1] === true || character === '$')),
  )
  const marks = units.map(() => false)
  let start = 0
  isPart.forEach((isIn, at) => {
    if (!isIn) start = at + 1
    else if (isPart[at + 1] !== true && units.slice(start, at + 1).some(({ character }) => LETTER.test(character)))
      marks.fill(true, start, at + 1)
  })
  return marks
}

/** The letters and digits of a folded text: two texts with the same ones say the same. A text without any is itself. */
export function sameTextKey(source: string): string {
  const { text } = foldText(source)
  return text.replace(/[^\p{L}\p{N}]+/gu, '') || source
}
