import type { PhraseKey } from '@fairground/phrases'
import { type ProofFields, proofKindOf } from './proof-fields.ts'

/** A field of the form: its label and its input type. */
export interface FieldRow {
  name: Exclude<keyof ProofFields, 'gameId' | 'option'>
  label: PhraseKey
  mode: 'text' | 'numeric' | 'decimal'
  optional: boolean
  /** Whether the value is hex: monospace, over the full width. */
  wide: boolean
}

/** The form's text fields in their order; game and option are menus. */
const fieldRows: readonly FieldRow[] = [
  { name: 'serverSeed', label: 'verify.serverSeed', mode: 'text', optional: false, wide: true },
  { name: 'serverSeedHash', label: 'verify.serverSeedHash', mode: 'text', optional: true, wide: true },
  { name: 'clientSeed', label: 'verify.clientSeed', mode: 'text', optional: false, wide: true },
  { name: 'nonce', label: 'verify.nonce', mode: 'numeric', optional: false, wide: false },
  { name: 'edge', label: 'verify.edge', mode: 'numeric', optional: false, wide: false },
  { name: 'moves', label: 'verify.picks', mode: 'text', optional: true, wide: false },
  { name: 'stake', label: 'verify.stake', mode: 'decimal', optional: true, wide: false },
  { name: 'payout', label: 'verify.payout', mode: 'decimal', optional: true, wide: false },
  { name: 'maxWin', label: 'verify.maxWin', mode: 'decimal', optional: true, wide: false },
  { name: 'hazards', label: 'verify.hazards', mode: 'text', optional: true, wide: false },
]

/** The same for a multiplayer round. */
const multiplayerRows: readonly FieldRow[] = [
  { name: 'seed', label: 'flight.proofSeed', mode: 'text', optional: false, wide: true },
  { name: 'seedHash', label: 'flight.proofBefore', mode: 'text', optional: true, wide: true },
  { name: 'salt', label: 'flight.proofSalt', mode: 'text', optional: false, wide: true },
  { name: 'entropy', label: 'flight.proofEntropy', mode: 'text', optional: true, wide: true },
  { name: 'number', label: 'flight.proofNumber', mode: 'numeric', optional: false, wide: false },
  { name: 'edge', label: 'verify.edge', mode: 'numeric', optional: false, wide: false },
  { name: 'point', label: 'verify.point', mode: 'decimal', optional: true, wide: false },
  { name: 'multiplier', label: 'verify.cashOut', mode: 'decimal', optional: true, wide: false },
  { name: 'autoCashOut', label: 'flight.auto', mode: 'decimal', optional: true, wide: false },
  { name: 'stake', label: 'verify.stake', mode: 'decimal', optional: true, wide: false },
  { name: 'payout', label: 'verify.payout', mode: 'decimal', optional: true, wide: false },
  { name: 'maxWin', label: 'verify.maxWin', mode: 'decimal', optional: true, wide: false },
]

/** The same for a lottery's term. */
const lotteryRows: readonly FieldRow[] = [
  { name: 'seed', label: 'verify.termSeed', mode: 'text', optional: false, wide: true },
  { name: 'seedHash', label: 'verify.termBefore', mode: 'text', optional: true, wide: true },
  { name: 'salt', label: 'flight.proofSalt', mode: 'text', optional: false, wide: true },
  { name: 'entropy', label: 'flight.proofEntropy', mode: 'text', optional: true, wide: true },
  { name: 'number', label: 'verify.termNumber', mode: 'numeric', optional: false, wide: false },
  { name: 'edge', label: 'verify.edge', mode: 'numeric', optional: false, wide: false },
  { name: 'result', label: 'verify.hazards', mode: 'text', optional: true, wide: false },
  { name: 'market', label: 'verify.market', mode: 'text', optional: true, wide: false },
  { name: 'pick', label: 'verify.pick', mode: 'text', optional: true, wide: false },
  { name: 'stake', label: 'verify.stake', mode: 'decimal', optional: true, wide: false },
  { name: 'payout', label: 'verify.payout', mode: 'decimal', optional: true, wide: false },
]

const rowsOfKind = { round: fieldRows, multiplayer: multiplayerRows, lottery: lotteryRows } as const

/** The text fields of a game's form, in their order. */
export function rowsOf(gameId: string): readonly FieldRow[] {
  return rowsOfKind[proofKindOf(gameId)]
}

/** The label of a proof's field by the verifier's name; `undefined` if the form of the game does not have it. */
export function findFieldLabel(gameId: string, field: string): PhraseKey | undefined {
  if (field === 'gameId') return 'verify.game'
  if (field === 'options') return 'verify.option'
  return rowsOf(gameId).find(({ name }) => name === field)?.label
}
