import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Gives the next 32-bit word, 0 to 2^32 - 1, each time it is called. All draws read from one of these. */
export type WordSource = () => number

const WORDS_A_DIGEST = 8

/**
 * The endless stream of words of a message under a seed: for cursor 0, 1, 2, …
 * `HMAC-SHA256(bytes of the seed, UTF-8 of "{message}:{cursor}")`, each digest read as eight big-endian words.
 * @param seed 32 bytes as lower-case hex
 */
export function openStream(seed: string, message: string): WordSource {
  const key = hexToBytes(seed)
  let cursor = 0
  let index = WORDS_A_DIGEST
  let digest = new DataView(new ArrayBuffer(0))
  return () => {
    if (index === WORDS_A_DIGEST) {
      digest = new DataView(hmac(sha256, key, utf8ToBytes(`${message}:${cursor}`)).buffer)
      cursor += 1
      index = 0
    }
    const word = digest.getUint32(index * 4)
    index += 1
    return word
  }
}

/** The message of a player's own bet: `{clientSeed}:{nonce}`. The nonce counts from 0 for each seed pair. */
export function betMessage(clientSeed: string, nonce: number): string {
  return `${clientSeed}:${nonce}`
}

/** The message of a multiplayer round: `{salt}:{round number, from 1}:{entropy}`. */
export function roundMessage(salt: string, number: number, entropy: string): string {
  return `${salt}:${number}:${entropy}`
}
