import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Number of accounts whose client seeds go into a multiplayer round. */
export const ENTROPY_SEEDS = 3

/**
 * The players' part of a multiplayer round's outcome: sha256, in hex, of the client seeds of the first three accounts whose
 * bets the server accepted, joined by line feeds; empty without bets. The server publishes it when the flight starts.
 * @param clientSeeds one an account, in order of acceptance, as they were at the bet; it ignores those after the third
 * @param beacon value of a public beacon, as one more line, where the operator uses one
 */
export function entropyOf(clientSeeds: readonly string[], beacon?: string): string {
  if (clientSeeds.length === 0) return ''
  const lines = clientSeeds.slice(0, ENTROPY_SEEDS)
  if (beacon !== undefined) lines.push(beacon)
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))
}
