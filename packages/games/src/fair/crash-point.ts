import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const HEX_DIGITS = 13
const RANGE = 2n ** 52n

/**
 * The multiplier at which a multiplayer round crashes, in hundredths (`229n` is 2.29), at least `100n`.
 *
 * h = first 52 bits of `HMAC-SHA256(bytes of the seed, message)` (no cursor), X = h / 2^52, e = edge / 10000:
 * `floor(100 × (1 - e) / (1 - X))`, in whole numbers. So P(point ≥ x) = (1 - e) / x for each x > 1 on the 0.01 grid, and
 * every target has the same return.
 * @param edge house edge in basis points
 */
export function crashPoint(seed: string, message: string, edge: number): bigint {
  const digest = bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(message)))
  return crashPointOf(BigInt(`0x${digest.slice(0, HEX_DIGITS)}`), edge)
}

/** The crash point in hundredths for h, a whole number from 0 to 2^52 - 1. */
export function crashPointOf(h: bigint, edge: number): bigint {
  const point = (BigInt(10_000 - edge) * RANGE) / (100n * (RANGE - h))
  return point > 100n ? point : 100n
}
