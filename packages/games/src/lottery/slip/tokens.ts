import { type FoldedChar, foldText } from './fold.ts'
import type { Span } from './slip.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A number as typed; `decimals` is undefined without a dot. */
export interface NumberToken extends Span {
  readonly kind: 'number'
  readonly digits: string
  readonly decimals: string | undefined
}

/** A word, or signs that no rule knows. */
export interface WordToken extends Span {
  readonly kind: 'word'
  /** Folded. */
  readonly text: string
  /** The canonical words that it stands for; undefined for an unknown word. */
  readonly words: readonly string[] | undefined
}

/** The smallest parts of a slip. */
export type Token = NumberToken | WordToken | (Span & { readonly kind: 'comma' | 'separator' })

type CharClass = 'blank' | 'separator' | 'comma' | 'digit' | 'han' | 'letter' | 'sign'

function classOf(char: string | undefined): CharClass | undefined {
  if (char === undefined) return undefined
  if (char === ' ') return 'blank'
  if (char === ';' || char === '+') return 'separator'
  if (char === ',') return 'comma'
  if (char >= '0' && char <= '9') return 'digit'
  if (/\p{Script=Han}/u.test(char)) return 'han'
  return /\p{L}/u.test(char) ? 'letter' : 'sign'
}

/** Splits a text into tokens. Each step passes at least one character: the work is linear in the length of the text. */
export function tokensOf(text: string, vocabulary: Vocabulary): Token[] {
  const chars = foldText(text)
  const tokens: Token[] = []
  let at = 0
  while (at < chars.length) {
    const kind = classOf(chars[at]?.char)
    const end = endOfRun(chars, at)
    if (kind === 'separator' || kind === 'comma') tokens.push({ kind, ...spanOf(chars, at, at + 1) })
    const token = kind === 'digit' ? numberAt(chars, at) : undefined
    if (token) tokens.push(token.token)
    if (kind === 'han') tokens.push(...hanWords(chars, at, end, vocabulary))
    if (kind === 'sign') tokens.push(wordOf(chars, at, end, vocabulary))
    const wordEnd = kind === 'letter' ? endOfWord(chars, at, vocabulary) : end
    if (kind === 'letter') tokens.push(wordOf(chars, at, wordEnd, vocabulary))
    at = token?.end ?? (kind === 'separator' || kind === 'comma' ? at + 1 : wordEnd)
  }
  return tokens
}

/** The index behind the characters of one class. */
function endOfRun(chars: readonly FoldedChar[], start: number): number {
  const kind = classOf(chars[start]?.char)
  let end = start + 1
  while (end < chars.length && classOf(chars[end]?.char) === kind) end++
  return end
}

function textOf(chars: readonly FoldedChar[], start: number, end: number): string {
  return chars
    .slice(start, end)
    .map(({ char }) => char)
    .join('')
}

function spanOf(chars: readonly FoldedChar[], start: number, end: number): Span {
  const first = chars[start]
  const last = chars[end - 1]
  return { start: first?.start ?? 0, end: last?.end ?? 0 }
}

function numberAt(chars: readonly FoldedChar[], start: number): { token: NumberToken; end: number } {
  const wholeEnd = endOfRun(chars, start)
  const hasDecimals = chars[wholeEnd]?.char === '.' && classOf(chars[wholeEnd + 1]?.char) === 'digit'
  const end = hasDecimals ? endOfRun(chars, wholeEnd + 1) : wholeEnd
  const decimals = hasDecimals ? textOf(chars, wholeEnd + 1, end) : undefined
  const token = {
    kind: 'number',
    digits: textOf(chars, start, wholeEnd),
    decimals,
    ...spanOf(chars, start, end),
  } as const
  return { token, end }
}

function wordOf(chars: readonly FoldedChar[], start: number, end: number, vocabulary: Vocabulary): WordToken {
  const text = textOf(chars, start, end)
  return { kind: 'word', text, words: vocabulary.get(text), ...spanOf(chars, start, end) }
}

/** The end of a word of letters; digits belong to it only where the word is in the table with exactly these: `top2`. */
function endOfWord(chars: readonly FoldedChar[], start: number, vocabulary: Vocabulary): number {
  const lettersEnd = endOfRun(chars, start)
  if (classOf(chars[lettersEnd]?.char) !== 'digit') return lettersEnd
  const digitsEnd = endOfRun(chars, lettersEnd)
  return vocabulary.has(textOf(chars, start, digitsEnd)) ? digitsEnd : lettersEnd
}

/** The most characters of a word of Han characters. */
const LONGEST_HAN_WORD = 6

/** Words of a run without blanks: the longest known word at each place, and what lies between as unknown words. */
function hanWords(chars: readonly FoldedChar[], start: number, end: number, vocabulary: Vocabulary): WordToken[] {
  const words: WordToken[] = []
  let unknownStart = start
  let at = start
  while (at < end) {
    const wordEnd = endOfKnownWord(chars, at, end, vocabulary)
    if (wordEnd !== undefined) {
      if (unknownStart < at) words.push(wordOf(chars, unknownStart, at, vocabulary))
      words.push(wordOf(chars, at, wordEnd, vocabulary))
      unknownStart = wordEnd
    }
    at = wordEnd ?? at + 1
  }
  if (unknownStart < end) words.push(wordOf(chars, unknownStart, end, vocabulary))
  return words
}

function endOfKnownWord(chars: readonly FoldedChar[], start: number, end: number, vocabulary: Vocabulary) {
  for (let wordEnd = Math.min(end, start + LONGEST_HAN_WORD); wordEnd > start; wordEnd--) {
    if (vocabulary.has(textOf(chars, start, wordEnd))) return wordEnd
  }
  return undefined
}
