import { isDecimalLength, parseAmount } from '@fairground/money'
import type { Drawn, Engine, Move, Stake } from '../engine.ts'
import { parseClientSeed, parseSeed } from '../fair/commit.ts'
import { findEngine } from '../manifests.ts'
import { parseEdge } from '../payout.ts'
import { isRefusal } from '../refusal.ts'
import type { Bet } from '../round.ts'

/** Decimals of stake and payout when a proof does not name them. */
export const USUAL_DECIMALS = 2

/** The house edge when a proof does not name it, in basis points. */
export const USUAL_EDGE = 300

/**
 * A finished round as a round page exports it: JSON, all of it public once the server seed is revealed. Money is a JSON
 * number or a decimal text. The verifier skips the checks of absent fields.
 */
export interface Proof {
  readonly gameId: string
  /** The options of the bet: `{"mines": 3}`. */
  readonly options: unknown
  /** House edge in basis points; 300 when absent. */
  readonly edge?: number
  /** The revealed server seed, hex. */
  readonly serverSeed: string
  /** The commitment that the site showed before the bet, hex. */
  readonly serverSeedHash?: string
  readonly clientSeed: string
  readonly nonce: number
  /** All picks in order, the losing one included. */
  readonly moves?: readonly number[]
  /** The hazards that the site showed, one list a draw. */
  readonly hazards?: readonly (readonly number[])[]
  readonly stake?: number | string
  readonly payout?: number | string
  /** The cap on the payout when the bet was placed. */
  readonly maxWin?: number | string
  /** Decimals of the currency; 2 when absent. */
  readonly decimalLength?: number
}

/** A proof after reading. */
export interface ParsedProof {
  readonly engine: Engine
  readonly bet: Bet
  readonly commitment: string | undefined
  readonly moves: readonly Move[]
  readonly hazards: Drawn | undefined
  readonly stake: Stake | undefined
  readonly payoutMinor: bigint | undefined
  readonly decimalLength: number
}

/** The first field of a proof that is missing or wrong. */
export interface ProofProblem {
  readonly wrongField: keyof Proof | 'proof'
}

/** Reads a proof from outside, and drops unknown fields. */
export function parseProof(value: unknown): ParsedProof | ProofProblem {
  try {
    return readProof(fieldsOf(value))
  } catch (problem) {
    if (problem instanceof WrongField) return { wrongField: problem.field }
    throw problem
  }
}

/** Whether reading a proof found a problem. */
export function isProofProblem(answer: ParsedProof | ProofProblem): answer is ProofProblem {
  return 'wrongField' in answer
}

/** Thrown and caught inside this file only, so that `readProof` stays one list of fields. */
class WrongField extends Error {
  readonly field: keyof Proof | 'proof'
  constructor(field: keyof Proof | 'proof') {
    super(field)
    this.field = field
  }
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongField('proof')
  return { ...value }
}

function readProof(fields: Fields): ParsedProof {
  const engine = findEngine(fields.gameId) ?? failField('gameId')
  const options = engine.parseOptions(fields.options)
  if (isRefusal(options)) throw new WrongField('options')
  const decimalLength = fields.decimalLength ?? USUAL_DECIMALS
  if (!isDecimalLength(decimalLength)) throw new WrongField('decimalLength')
  const amount = (field: keyof Proof) => readOptional(fields, field, (value) => parseAmount(value, decimalLength))
  const maxWinMinor = amount('maxWin')
  const stakeMinor = amount('stake')
  if (stakeMinor === 0n) throw new WrongField('stake')
  return {
    engine,
    bet: {
      terms: { options, edge: parseEdge(fields.edge ?? USUAL_EDGE) ?? failField('edge') },
      seeds: {
        serverSeed: parseSeed(fields.serverSeed) ?? failField('serverSeed'),
        clientSeed: parseClientSeed(fields.clientSeed) ?? failField('clientSeed'),
        nonce: parseNonce(fields.nonce) ?? failField('nonce'),
      },
    },
    commitment: readOptional(fields, 'serverSeedHash', parseSeed),
    moves: readOptional(fields, 'moves', parseNumbers) ?? [],
    hazards: readOptional(fields, 'hazards', parseDrawn),
    stake: stakeMinor === undefined ? undefined : { stakeMinor, ...(maxWinMinor !== undefined && { maxWinMinor }) },
    payoutMinor: amount('payout'),
    decimalLength,
  }
}

function failField(field: keyof Proof): never {
  throw new WrongField(field)
}

function readOptional<Value>(
  fields: Fields,
  field: keyof Proof,
  parse: (value: unknown) => Value | undefined,
): Value | undefined {
  return fields[field] === undefined ? undefined : (parse(fields[field]) ?? failField(field))
}

function parseNonce(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

function parseNumbers(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : undefined
}

function parseDrawn(value: unknown): Drawn | undefined {
  if (!Array.isArray(value)) return undefined
  const lists = value.map(parseNumbers)
  return lists.every((list) => list !== undefined) ? lists : undefined
}
