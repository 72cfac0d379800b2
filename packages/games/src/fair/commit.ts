import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** Length of a server seed and of a seed of a chain. */
export const SEED_BYTES = 32
/** Most characters (code points) of a client seed. */
export const LONGEST_CLIENT_SEED = 64

const SEED_TEXT = /^[0-9a-f]{64}$/
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/

/** Reads a seed: 32 bytes as lower-case hex. `undefined` for anything else. */
export function parseSeed(value: unknown): string | undefined {
  return typeof value === 'string' && SEED_TEXT.test(value) ? value : undefined
}

/**
 * Reads a client seed: 1 to 64 code points, unchanged (no trimming, no normalising). `undefined` for anything else, for
 * line breaks (they join seeds in a multiplayer round's entropy), for NUL (databases refuse it) and for lone surrogates
 * (they have no UTF-8).
 */
export function parseClientSeed(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.isWellFormed()) return undefined
  // Checks the length in code units first, so that a long text is never counted: a code point is at most two code units.
  if (value.length === 0 || value.length > 2 * LONGEST_CLIENT_SEED) return undefined
  if ([...value].length > LONGEST_CLIENT_SEED) return undefined
  return value.includes('\0') || LINE_BREAK.test(value) ? undefined : value
}

/**
 * The commitment of a seed: sha256 of its bytes, in lower-case hex. The site shows it before the first bet with that seed.
 * In a chain the commitment of a round's seed is the seed of the round before it.
 */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}
