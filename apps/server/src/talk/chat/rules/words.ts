import { foldText } from '../../../ground/text/fold-text.ts'

/** What happens to a message with a word. */
export type WordAction = 'hold' | 'block' | 'mask'

/** A pattern that is ready to compare. */
export interface CompiledWord {
  action: WordAction
  /** The folded words of the pattern, in order; `*` stands for any letters. */
  parts: readonly string[]
}

/** What the operator's words say about a text. */
export interface WordVerdict {
  /** The strictest action of the words that it has; undefined: none. */
  action: WordAction | undefined
  /** The text with its masked words as stars. */
  text: string
}

const STRICTNESS: Readonly<Record<WordAction, number>> = { mask: 1, hold: 2, block: 3 }
const WORD = /[\p{L}\p{N}]+/gu

/** Folds the operator's patterns. A pattern without a letter matches nothing. */
export function compileWords(words: readonly { pattern: string; action: WordAction }[]): CompiledWord[] {
  return words.flatMap(({ pattern, action }) => {
    const parts = foldText(pattern).text.match(/[\p{L}\p{N}*]+/gu) ?? []
    return parts.some((part) => /[^*]/.test(part)) ? [{ action, parts }] : []
  })
}

/** Finds the operator's words in a text. A pattern matches whole words, one after the other whatever stands between them. */
export function checkWords(text: string, words: readonly CompiledWord[]): WordVerdict {
  const folded = foldText(text)
  const tokens = [...folded.text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }))
  let action: WordAction | undefined
  const masked: [start: number, end: number][] = []
  for (const { parts, action: own } of words) {
    for (let first = 0; first + parts.length <= tokens.length; first++) {
      if (!parts.every((part, offset) => matches(part, tokens[first + offset]?.word ?? ''))) continue
      if (!action || STRICTNESS[own] > STRICTNESS[action]) action = own
      const last = tokens[first + parts.length - 1]
      const start = folded.starts[tokens[first]?.at ?? 0] ?? 0
      const end = folded.ends[(last?.at ?? 0) + (last?.word.length ?? 1) - 1] ?? text.length
      if (own === 'mask') masked.push([start, end])
    }
  }
  return { action, text: maskSpans(text, masked) }
}

/** Whether a word fits a pattern with stars. Linear but for the steps back to the last star. */
function matches(pattern: string, word: string): boolean {
  let [at, position, star, marked] = [0, 0, -1, 0]
  while (position < word.length) {
    if (pattern[at] === '*') {
      star = at++
      marked = position
    } else if (pattern[at] === word[position]) {
      at++
      position++
    } else if (star >= 0) {
      at = star + 1
      position = ++marked
    } else return false
  }
  while (pattern[at] === '*') at++
  return at === pattern.length
}

/** Writes a star for each letter of the spans; the length in UTF-16 units stays, so that entities keep their places. */
function maskSpans(text: string, spans: readonly (readonly [number, number])[]): string {
  let masked = text
  for (const [start, end] of spans) {
    masked = masked.slice(0, start) + masked.slice(start, end).replace(/\S/g, '*') + masked.slice(end)
  }
  return masked
}
