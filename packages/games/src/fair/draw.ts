import type { WordSource } from './stream.ts'

const WORDS = 2 ** 32

/**
 * A whole number 0 to n - 1, each exactly as likely: it skips words from the last, incomplete group of n.
 * @param n 1 to 2^32
 */
export function below(nextWord: WordSource, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`a draw below ${n}`)
  const limit = WORDS - (WORDS % n)
  let word = nextWord()
  while (word >= limit) word = nextWord()
  return word % n
}

/** k distinct positions of 0 to n - 1, in the order drawn (the first k steps of a Fisher-Yates shuffle). */
export function sample(nextWord: WordSource, k: number, n: number): number[] {
  if (!Number.isInteger(k) || k < 0 || k > n) throw new RangeError(`${k} of ${n}`)
  const positions: number[] = []
  for (let position = 0; position < n; position++) positions.push(position)
  for (let i = 0; i < k; i++) {
    const j = i + below(nextWord, n - i)
    const position = positions[j] as number
    positions[j] = positions[i] as number
    positions[i] = position
  }
  return positions.slice(0, k)
}

/**
 * An index of `weights`, each as likely as its weight: the first whose running sum exceeds `below(sum)`.
 * @param weights whole numbers from 0, with a sum of 1 to 2^32
 */
export function weighted(nextWord: WordSource, weights: readonly number[]): number {
  if (!weights.every((weight) => Number.isInteger(weight) && weight >= 0)) throw new RangeError('a weight below zero')
  let ticket = below(
    nextWord,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return weights.findIndex((weight) => {
    ticket -= weight
    return ticket < 0
  })
}
