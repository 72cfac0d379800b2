import { findEngine } from '@fairground/games'
import { findSharedGame } from '@fairground/games/shared'
import type { Proof, SharedRoundProof } from '@fairground/games/verifier'

/** The fields of the verifier's form, as typed. */
export interface ProofFields {
  gameId: string
  /** The value of the game's one option: mines, difficulty, stones. */
  option: string
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: string
  edge: string
  moves: string
  hazards: string
  stake: string
  payout: string
  maxWin: string
  decimalLength: string
  /** Of a round that everybody shares. */
  seed: string
  seedHash: string
  salt: string
  number: string
  entropy: string
  point: string
  multiplier: string
  autoCashOut: string
}

/** A form in which nothing was entered. */
export const emptyFields: ProofFields = {
  gameId: 'mines',
  option: '',
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '',
  edge: '300',
  moves: '',
  hazards: '',
  stake: '',
  payout: '',
  maxWin: '',
  decimalLength: '2',
  seed: '',
  seedHash: '',
  salt: '',
  number: '',
  entropy: '',
  point: '',
  multiplier: '',
  autoCashOut: '',
}

/** The form of a proof from outside; fields of another type than they should have stay empty. */
export function fieldsOfProof(value: unknown): ProofFields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const proof: Record<string, unknown> = { ...value }
  const options: Record<string, unknown> = { ...(typeof proof.options === 'object' ? proof.options : {}) }
  const gameId = text(proof.gameId) || emptyFields.gameId
  return {
    gameId,
    option: text(options[optionName(gameId) ?? '']),
    serverSeed: text(proof.serverSeed),
    serverSeedHash: text(proof.serverSeedHash),
    clientSeed: text(proof.clientSeed),
    nonce: text(proof.nonce),
    edge: text(proof.edge) || emptyFields.edge,
    moves: numbers(proof.moves),
    hazards: Array.isArray(proof.hazards) ? proof.hazards.map(numbers).join('; ') : '',
    stake: text(proof.stake),
    payout: text(proof.payout),
    maxWin: text(proof.maxWin),
    decimalLength: text(proof.decimalLength) || emptyFields.decimalLength,
    seed: text(proof.seed),
    seedHash: text(proof.seedHash),
    salt: text(proof.salt),
    number: text(proof.number),
    entropy: text(proof.entropy),
    point: text(proof.point),
    multiplier: text(proof.multiplier),
    autoCashOut: text(proof.autoCashOut),
  }
}

/** The proof that the form says. What is empty is left out; what makes no sense is left to the verifier to name. */
export function proofOfFields(fields: ProofFields): Partial<Proof> {
  const { moves, hazards, stake, payout, maxWin, serverSeedHash } = fields
  return {
    gameId: fields.gameId,
    options: optionsOfFields(fields),
    serverSeed: fields.serverSeed.trim().toLowerCase(),
    clientSeed: fields.clientSeed,
    nonce: number(fields.nonce),
    edge: number(fields.edge),
    decimalLength: number(fields.decimalLength),
    ...(serverSeedHash.trim() && { serverSeedHash: serverSeedHash.trim().toLowerCase() }),
    ...(moves.trim() && { moves: list(moves) }),
    ...(hazards.trim() && { hazards: hazards.split(';').map(list) }),
    ...(stake.trim() && { stake: stake.trim() }),
    ...(payout.trim() && { payout: payout.trim() }),
    ...(maxWin.trim() && { maxWin: maxWin.trim() }),
  }
}

/** Whether the form asks for a round that everybody shares. */
export function asksForShared({ gameId }: ProofFields): boolean {
  return findSharedGame(gameId) !== undefined
}

/** The proof of a shared round that the form says; see `proofOfFields`. */
export function sharedProofOfFields(fields: ProofFields): SharedRoundProof {
  const { point, multiplier, autoCashOut, stake, payout, maxWin, seedHash } = fields
  return {
    gameId: fields.gameId,
    edge: number(fields.edge),
    seed: fields.seed.trim().toLowerCase(),
    salt: fields.salt,
    number: number(fields.number),
    entropy: fields.entropy.trim().toLowerCase(),
    decimalLength: number(fields.decimalLength),
    ...(seedHash.trim() && { seedHash: seedHash.trim().toLowerCase() }),
    ...(point.trim() && { point: decimal(point) }),
    ...(multiplier.trim() && { multiplier: decimal(multiplier) }),
    ...(autoCashOut.trim() && { autoCashOut: decimal(autoCashOut) }),
    ...(stake.trim() && { stake: stake.trim() }),
    ...(payout.trim() && { payout: payout.trim() }),
    ...(maxWin.trim() && { maxWin: maxWin.trim() }),
  }
}

/** The name of a game's one option: `mines`, `difficulty`; undefined for a game that has none. */
export function optionName(gameId: string): string | undefined {
  return Object.keys(findEngine(gameId)?.allOptions[0] ?? {})[0]
}

/** The values that a game's option may have, as they are typed. */
export function optionValues(gameId: string): readonly string[] {
  const name = optionName(gameId)
  return name === undefined ? [] : (findEngine(gameId)?.allOptions ?? []).map((options) => String(options[name]))
}

function optionsOfFields({ gameId, option }: ProofFields): Proof['options'] {
  const name = optionName(gameId)
  if (name === undefined) return {}
  const isWord = findEngine(gameId)?.allOptions.some((options) => typeof options[name] === 'string')
  return { [name]: isWord ? option.trim() : number(option) }
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function numbers(value: unknown): string {
  return Array.isArray(value) ? value.map(text).join(', ') : ''
}

/** A whole number; NaN for anything else, which no proof may have. */
function number(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN
}

/** A number with decimals; NaN for anything else. */
function decimal(typed: string): number {
  return /^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN
}

function list(typed: string): number[] {
  return typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(number)
}
