import type { Sample } from '@fairground/games'
import { betMessage, openStream, sample, weighted } from '@fairground/games/fair'

const WORDS = 2 ** 32

/** One draw of a sample, with all its steps. */
export interface Draw {
  /** The number of the draw in the bet, from 1. */
  at: number
  /** The words that it used; rejection threw away all but the last. */
  words: readonly number[]
  /** The exclusive upper bound of the draw. */
  below: number
  /** The result: the last word modulo `below`. */
  drawn: number
  /** The position for this result. */
  place: number
}

/** The seeds of a bet. */
export interface Seeds {
  serverSeed: string
  clientSeed: string
  nonce: number
}

/**
 * The draw of an instant game's prize: one number below the sum of all weights. Its later draws only affect the
 * picture. `place` is the prize, counted from 0.
 */
export function tracePrize({ serverSeed, clientSeed, nonce }: Seeds, weights: readonly number[]): Draw[] {
  const nextWord = openStream(serverSeed, betMessage(clientSeed, nonce))
  const words: number[] = []
  const place = weighted(() => {
    const word = nextWord()
    words.push(word)
    return word
  }, weights)
  const below = weights.reduce((sum, weight) => sum + weight, 0)
  return [{ at: 1, words, below, drawn: (words.at(-1) ?? 0) % below, place }]
}

/**
 * The draws of a bet's samples from its stream. The positions come from the rules' own `sample`; this records the words
 * that it uses.
 */
export function traceSamples({ serverSeed, clientSeed, nonce }: Seeds, samples: readonly Sample[]): Draw[] {
  const nextWord = openStream(serverSeed, betMessage(clientSeed, nonce))
  const takenWords: number[] = []
  let usedCount = 0
  let drawnSoFar = 0
  return samples.flatMap(({ count, of }) => {
    const places = sample(
      () => {
        const word = nextWord()
        takenWords.push(word)
        return word
      },
      count,
      of,
    )
    return places.map((place, at) => {
      const below = of - at
      const limit = WORDS - (WORDS % below)
      const from = usedCount
      while ((takenWords[usedCount] ?? 0) >= limit) usedCount += 1
      const word = takenWords[usedCount] ?? 0
      usedCount += 1
      drawnSoFar += 1
      return { at: drawnSoFar, words: takenWords.slice(from, usedCount), below, drawn: word % below, place }
    })
  })
}
