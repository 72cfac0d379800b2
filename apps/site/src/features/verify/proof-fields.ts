import { findEngine } from '@fairground/games'
import { findLottery } from '@fairground/games/lottery'
import { findMultiplayerGame } from '@fairground/games/multiplayer'
import type { LotteryProof, MultiplayerRoundProof, Proof } from '@fairground/games/verifier'

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
  /** For multiplayer rounds; the first five for lotteries too. */
  seed: string
  seedHash: string
  salt: string
  number: string
  entropy: string
  point: string
  multiplier: string
  autoCashOut: string
  /** For lotteries. */
  result: string
  market: string
  pick: string
}

/** An empty form. */
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
  result: '',
  market: '',
  pick: '',
}

/** The form of a pasted or linked proof; fields with a wrong type stay empty. */
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
    result: numbers(proof.result),
    market: text(proof.market),
    pick: text(proof.pick),
  }
}

/** The proof in the form. It leaves out empty fields, and leaves invalid ones for the verifier to report. */
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

/** The kind of proof that a form makes: a player's own round, a multiplayer round, or a lottery's term. */
export function proofKindOf(gameId: string): 'round' | 'multiplayer' | 'lottery' {
  if (findLottery(gameId)) return 'lottery'
  return findMultiplayerGame(gameId) ? 'multiplayer' : 'round'
}

/** The proof of a lottery's term in the form; see `proofOfFields`. */
export function lotteryProofOfFields(fields: ProofFields): LotteryProof {
  const { result, market, pick, stake, payout } = fields
  return {
    gameId: fields.gameId,
    edge: number(fields.edge),
    ...seedsOfFields(fields),
    decimalLength: number(fields.decimalLength),
    ...(result.trim() && { result: list(result) }),
    ...(market.trim() && { market: market.trim() }),
    ...(pick.trim() && { pick: pick.trim() }),
    ...(stake.trim() && { stake: stake.trim() }),
    ...(payout.trim() && { payout: payout.trim() }),
  }
}

/** The proof of a multiplayer round in the form; see `proofOfFields`. */
export function multiplayerProofOfFields(fields: ProofFields): MultiplayerRoundProof {
  const { point, multiplier, autoCashOut, stake, payout, maxWin } = fields
  return {
    gameId: fields.gameId,
    edge: number(fields.edge),
    ...seedsOfFields(fields),
    decimalLength: number(fields.decimalLength),
    ...(point.trim() && { point: decimal(point) }),
    ...(multiplier.trim() && { multiplier: decimal(multiplier) }),
    ...(autoCashOut.trim() && { autoCashOut: decimal(autoCashOut) }),
    ...(stake.trim() && { stake: stake.trim() }),
    ...(payout.trim() && { payout: payout.trim() }),
    ...(maxWin.trim() && { maxWin: maxWin.trim() }),
  }
}

/** What decides a multiplayer round or a term. */
function seedsOfFields(fields: ProofFields): Pick<LotteryProof, 'seed' | 'seedHash' | 'salt' | 'number' | 'entropy'> {
  const seedHash = fields.seedHash.trim().toLowerCase()
  return {
    seed: fields.seed.trim().toLowerCase(),
    salt: fields.salt,
    number: number(fields.number),
    entropy: fields.entropy.trim().toLowerCase(),
    ...(seedHash && { seedHash }),
  }
}

/** The name of a game's one option: `mines`, `difficulty`; undefined without an option. */
export function optionName(gameId: string): string | undefined {
  return Object.keys(findEngine(gameId)?.allOptions[0] ?? {})[0]
}

/** The possible values of a game's option, as text. */
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

/** Parses an integer; NaN for any other text, which no proof may contain. */
function number(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text.trim()) : Number.NaN
}

/** Parses a decimal number; NaN for any other text. */
function decimal(text: string): number {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text.trim()) : Number.NaN
}

function list(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(number)
}
