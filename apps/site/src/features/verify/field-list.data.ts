import type { PhraseKey } from '@fairground/phrases'
import type { ProofFields } from './proof-fields.ts'

/** A field of the form: what it is called, and how it is typed. */
export interface FieldRow {
  name: Exclude<keyof ProofFields, 'gameId' | 'option'>
  label: PhraseKey
  mode: 'text' | 'numeric' | 'decimal'
  optional: boolean
  /** A hex value: in equal letters, over the whole width. */
  wide: boolean
}

/** The form's typed fields in their order; game and option are chosen from lists. */
export const fieldRows: readonly FieldRow[] = [
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

/** The same for a round that everybody shares. */
export const sharedRows: readonly FieldRow[] = [
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

/** The label of a proof's field, as the verifier names it; `undefined` for one that the form does not have. */
export function findFieldLabel(field: string): PhraseKey | undefined {
  if (field === 'gameId') return 'verify.game'
  if (field === 'options') return 'verify.option'
  return [...fieldRows, ...sharedRows].find(({ name }) => name === field)?.label
}
