import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** How many accounts' client seeds go into a shared round. */
export const ENTROPY_SEEDS = 3

/**
 * What the players add to a shared round: sha256, in hex, of the client seeds of the first three accounts whose bets
 * were accepted, joined by line feeds; the empty text when nobody bet. Published with the round's start.
 * @param clientSeeds one an account, in order of acceptance, each as it stood then; those after the third are ignored
 * @param beacon value of a public beacon, one more line, where the operator takes part in one
 */
export function entropyOf(clientSeeds: readonly string[], beacon?: string): string {
  if (clientSeeds.length === 0) return ''
  const lines = clientSeeds.slice(0, ENTROPY_SEEDS)
  if (beacon !== undefined) lines.push(beacon)
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))
}
