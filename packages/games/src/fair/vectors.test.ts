import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { betMessage, commitmentOf, crashPoint, entropyOf, openStream, roundMessage, sample } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the published vectors', () => {
  test('[FA-01] the commitment of the server seed', () => {
    expect(commitmentOf(vectors.serverSeed)).toBe(vectors.commitment)
  })

  test.each(vectors.words)('[FA-01] the words of $clientSeed, nonce $nonce', ({ clientSeed, nonce, words }) => {
    const nextWord = openStream(vectors.serverSeed, betMessage(clientSeed, nonce))
    expect(words.map(() => nextWord())).toEqual(words)
  })

  test.each(vectors.samples)('[FA-01] $game: $clientSeed, nonce $nonce', ({ clientSeed, nonce, draws, result }) => {
    const nextWord = openStream(vectors.serverSeed, betMessage(clientSeed, nonce))
    expect(draws.map(([k = 0, n = 0]) => sample(nextWord, k, n))).toEqual(result)
  })

  test.each(vectors.entropy)('[FA-04] the entropy of $clientSeeds', ({ clientSeeds, entropy }) => {
    expect(entropyOf(clientSeeds)).toBe(entropy)
  })

  test.each(vectors.crash.rounds)('[FA-01] crash points with the entropy "$entropy"', ({ entropy, points }) => {
    const { salt, edge } = vectors.crash
    const crashPoints = points.map((_, i) => {
      const seed = bytesToHex(sha256(Uint8Array.of(i)))
      return Number(crashPoint(seed, roundMessage(salt, i + 1, entropy), edge))
    })
    expect(crashPoints).toEqual(points)
  })

  test.each(vectors.chain)('[FA-04] the seed of the round before $seed', ({ seed, previous }) => {
    expect(commitmentOf(seed)).toBe(previous)
  })
})
