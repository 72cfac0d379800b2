import { parseSeed } from '../fair/commit.ts'
import type { MultiplayerSeeds } from '../multiplayer/multiplayer-game.ts'

/** The fields of a proof that flights and terms of lotteries share. Money is a JSON number or a decimal text. */
export interface TermProof {
  readonly gameId: string
  /** House edge in basis points; 300 when absent. */
  readonly edge?: number
  /** The seed of the chain, hex. */
  readonly seed: string
  /** The seed before it: the commitment, hex. */
  readonly seedHash?: string
  readonly salt: string
  /** The number of the round or term, from 1. */
  readonly number: number
  /** sha256 of the first players' client seeds, hex; empty without bets. */
  readonly entropy: string
  readonly stake?: number | string
  readonly payout?: number | string
  /** Decimals of the currency; 2 when absent. */
  readonly decimalLength?: number
}

/** What decides a flight or a term, in a proof: the same fields for all games on a chain. */
export interface TermSeeds {
  readonly seeds: MultiplayerSeeds
  /** The seed of the round before, hex. */
  readonly commitment: string | undefined
}

const ENTROPY = /^([0-9a-f]{64})?$/
const LONGEST_SALT = 256

/**
 * Reads seed, commitment, salt, number and entropy of a proof.
 * @returns the name of the first field that is missing or wrong, as a text
 */
export function parseTermSeeds(
  fields: Readonly<Record<string, unknown>>,
): TermSeeds | 'seed' | 'seedHash' | 'salt' | 'number' | 'entropy' {
  const seed = parseSeed(fields.seed)
  if (seed === undefined) return 'seed'
  const commitment = readOptional(fields.seedHash, parseSeed)
  if (commitment === null) return 'seedHash'
  const { salt, number, entropy } = fields
  if (typeof salt !== 'string' || salt === '' || salt.length > LONGEST_SALT) return 'salt'
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return 'number'
  if (typeof entropy !== 'string' || !ENTROPY.test(entropy)) return 'entropy'
  return { seeds: { seed, salt, number, entropy }, commitment }
}

/** Reads a field that may be absent. @returns undefined for an absent value, null for an unreadable one */
export function readOptional<Value>(
  value: unknown,
  parse: (value: unknown) => Value | undefined,
): Value | undefined | null {
  return value === undefined ? undefined : (parse(value) ?? null)
}
