import type { Sample } from '@fairground/games'
import { betMessage, openStream, sample, weighted } from '@fairground/games/fair'

const WORDS = 2 ** 32

/** One draw of a sample, as it can be followed by hand. */
export interface Draw {
  /** Its number in the bet, from 1. */
  at: number
  /** The words taken for it; all but the last were thrown away. */
  words: readonly number[]
  /** It was drawn below this number. */
  below: number
  /** What it drew: the last word modulo `below`. */
  drawn: number
  /** The position that this gave. */
  place: number
}

/** The seeds of a bet. */
export interface Seeds {
  serverSeed: string
  clientSeed: string
  nonce: number
}

/**
 * How a game that one draw decides finds its prize: one number below the sum of all weights. What it draws after that is
 * for show. `place` is the prize, counted from 0.
 */
export function tracePrize({ serverSeed, clientSeed, nonce }: Seeds, weights: readonly number[]): Draw[] {
  const next = openStream(serverSeed, betMessage(clientSeed, nonce))
  const words: number[] = []
  const place = weighted(() => {
    const word = next()
    words.push(word)
    return word
  }, weights)
  const below = weights.reduce((sum, weight) => sum + weight, 0)
  return [{ at: 1, words, below, drawn: (words.at(-1) ?? 0) % below, place }]
}

/**
 * How a bet's samples come from its stream, draw by draw. The positions are those of the rules' own `sample`; the words
 * are noted as it takes them.
 */
export function traceSamples({ serverSeed, clientSeed, nonce }: Seeds, samples: readonly Sample[]): Draw[] {
  const next = openStream(serverSeed, betMessage(clientSeed, nonce))
  const taken: number[] = []
  let used = 0
  let drawnSoFar = 0
  return samples.flatMap(({ count, of }) => {
    const places = sample(
      () => {
        const word = next()
        taken.push(word)
        return word
      },
      count,
      of,
    )
    return places.map((place, at) => {
      const below = of - at
      const limit = WORDS - (WORDS % below)
      const from = used
      while ((taken[used] ?? 0) >= limit) used += 1
      const word = taken[used] ?? 0
      used += 1
      drawnSoFar += 1
      return { at: drawnSoFar, words: taken.slice(from, used), below, drawn: word % below, place }
    })
  })
}
