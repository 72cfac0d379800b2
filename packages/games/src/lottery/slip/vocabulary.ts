import { foldWord } from './fold.ts'
import type { SlipAliases } from './slip.ts'
import { canonicalWords } from './words.data.ts'

/** Folded words with the canonical words that they stand for. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>

/** Folded once a table. */
const folded = new WeakMap<SlipAliases, Vocabulary>()

/** The canonical words and the aliases of a language, folded. A canonical word keeps its meaning in every language. */
export function vocabularyOf(aliases: SlipAliases): Vocabulary {
  const knownWords = folded.get(aliases)
  if (knownWords) return knownWords
  const entries = Object.entries({ ...aliases, ...canonicalWords })
  const vocabulary = new Map(entries.map(([word, meaning]) => [foldWord(word), meaning.split(' ')]))
  folded.set(aliases, vocabulary)
  return vocabulary
}

const MAX_DISTANCE = 2
/** What no unknown word can be meant for: they touch a number. */
const MARKERS = new Set(['d', 'th', 'k'])

/**
 * The word of a game that is nearest to an unknown one: at most two letters away, and less than its whole length. Words of
 * the language come before English ones. @param isUsable whether the game has a canonical word
 */
export function nearestWord(
  unknown: string,
  aliases: SlipAliases,
  isUsable: (word: string) => boolean,
): string | undefined {
  const candidates = Object.entries({ ...aliases, ...canonicalWords }).filter(([, meaning]) =>
    meaning.split(' ').every((canonical) => isUsable(canonical) && !MARKERS.has(canonical)),
  )
  let nearest: string | undefined
  let least = Math.min(MAX_DISTANCE, unknown.length - 1) + 1
  for (const [word] of candidates) {
    const distance = distanceUpTo(unknown, foldWord(word), least)
    if (distance < least) {
      nearest = word
      least = distance
    }
  }
  return nearest
}

/** How many letters to insert, delete or change between two words; `limit` when it is not less. */
function distanceUpTo(left: string, right: string, limit: number): number {
  // Before the table is filled, so that a long unknown word costs no more than a short one.
  if (Math.abs(left.length - right.length) >= limit) return limit
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let at = 1; at <= left.length; at++) {
    const next = [at]
    for (let column = 1; column <= right.length; column++) {
      const change = (row[column - 1] ?? 0) + Number(left[at - 1] !== right[column - 1])
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(row[right.length] ?? limit, limit)
}
