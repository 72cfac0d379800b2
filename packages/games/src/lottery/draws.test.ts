import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { entropyOf, openStream, roundMessage } from '../fair/index.ts'
import { findLottery } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

test.each(vectors.draws)(
  '[FA-01] $gameId, term $term: the published draw',
  ({ gameId, byte, term, clientSeeds, result }) => {
    const seed = bytesToHex(sha256(Uint8Array.of(byte)))
    const nextWord = openStream(seed, roundMessage(`fairground-${gameId}`, term, entropyOf(clientSeeds)))
    expect(findLottery(gameId)?.draw(nextWord)).toEqual(result)
  },
)

test('an unknown id has no lottery', () => {
  expect(findLottery('mines')).toBeUndefined()
})
