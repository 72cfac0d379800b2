import type { Proof } from '@fairground/games/verifier'

/** The fields of the verifier's form, as typed. */
export interface ProofFields {
  gameId: string
  mines: string
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
}

/** A form in which nothing was entered. */
export const emptyFields: ProofFields = {
  gameId: 'mines',
  mines: '',
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
}

/** The form of a proof from outside; fields of another type than they should have stay empty. */
export function fieldsOfProof(value: unknown): ProofFields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const proof: Record<string, unknown> = { ...value }
  const options: Record<string, unknown> = { ...(typeof proof.options === 'object' ? proof.options : {}) }
  return {
    gameId: text(proof.gameId) || emptyFields.gameId,
    mines: text(options.mines),
    serverSeed: text(proof.serverSeed),
    serverSeedHash: text(proof.serverSeedHash),
    clientSeed: text(proof.clientSeed),
    nonce: text(proof.nonce),
    edge: text(proof.edge) || emptyFields.edge,
    moves: numbers(proof.moves),
    hazards: numbers(Array.isArray(proof.hazards) ? proof.hazards.flat() : undefined),
    stake: text(proof.stake),
    payout: text(proof.payout),
    maxWin: text(proof.maxWin),
    decimalLength: text(proof.decimalLength) || emptyFields.decimalLength,
  }
}

/** The proof that the form says. What is empty is left out; what makes no sense is left to the verifier to name. */
export function proofOfFields(fields: ProofFields): Partial<Proof> {
  const { moves, hazards, stake, payout, maxWin, serverSeedHash } = fields
  return {
    gameId: fields.gameId,
    options: { mines: number(fields.mines) },
    serverSeed: fields.serverSeed.trim().toLowerCase(),
    clientSeed: fields.clientSeed,
    nonce: number(fields.nonce),
    edge: number(fields.edge),
    decimalLength: number(fields.decimalLength),
    ...(serverSeedHash.trim() && { serverSeedHash: serverSeedHash.trim().toLowerCase() }),
    ...(moves.trim() && { moves: list(moves) }),
    ...(hazards.trim() && { hazards: [list(hazards)] }),
    ...(stake.trim() && { stake: stake.trim() }),
    ...(payout.trim() && { payout: payout.trim() }),
    ...(maxWin.trim() && { maxWin: maxWin.trim() }),
  }
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

function list(typed: string): number[] {
  return typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(number)
}
