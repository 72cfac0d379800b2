import type { WordSource } from '../fair/stream.ts'

const WORD = 2 ** 32

/**
 * A fast source of words for simulations, never for a game: sfc32 of Chris Doty-Humphrey's PractRand. The same seed gives
 * the same words.
 * @param seed four words, better not all 0
 */
export function simulationWords(seed: readonly number[]): WordSource {
  let [a = 0, b = 0, c = 0, counter = 1] = seed
  const nextWord = () => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }
  for (let round = 0; round < 12; round += 1) nextWord()
  return nextWord
}

/** A whole number from 0 to `limit` - 1, each equally likely. @param limit at most 2^53 */
export function drawBelow(nextWord: WordSource, limit: number): number {
  if (limit > WORD) return drawWide(nextWord, limit)
  const wordLimit = WORD - (WORD % limit)
  for (;;) {
    const word = nextWord()
    if (word < wordLimit) return word % limit
  }
}

function drawWide(nextWord: WordSource, limit: number): number {
  const wideRange = 2 ** 53
  const wideLimit = wideRange - (wideRange % limit)
  for (;;) {
    const wideWord = (nextWord() >>> 11) * WORD + nextWord()
    if (wideWord < wideLimit) return wideWord % limit
  }
}
