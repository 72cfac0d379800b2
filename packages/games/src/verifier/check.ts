import type { Drawn, Round } from '../engine.ts'

/**
 * The checks in their order: `proof` (it can be read), `commitment` (it matches the revealed seed), `hazards` (the shown
 * ones match the drawn ones), `moves` (each was legal), `payout`, and for a list of rounds `nonce` (no two bets have the
 * same). For a multiplayer round: `commitment`, `point` (where the flight ended), `cashOut` (the flight reached it),
 * `payout`. For a lottery's term: `commitment`, `hazards` (the result), `payout`.
 */
export type CheckName = 'proof' | 'commitment' | 'hazards' | 'moves' | 'point' | 'cashOut' | 'payout' | 'nonce'

/** The result of one check. */
export interface Check {
  readonly name: CheckName
  readonly passed: boolean
  /** The value that the rules give, as text. */
  readonly expected: string
  /** The value in the proof, as text; for `proof` the name of the wrong field. */
  readonly found: string
}

/** A check that compares two texts. */
export function compareTexts(name: CheckName, expected: string, found: string): Check {
  return { name, passed: expected === found, expected, found }
}

/** The failed check of a proof that cannot be read. @param field the first field that is missing or wrong */
export function unreadableProof(field: string): Check {
  return { name: 'proof', passed: false, expected: 'a complete proof', found: field }
}

/** The outcome that the seeds and moves give. */
export interface Outcome {
  readonly hazards: Drawn
  readonly status: Round['status']
  /** Steps survived. */
  readonly step: number
  /** The multiplier of a cash-out after these moves; 0 when lost. */
  readonly multiplier: number
  /** The point of a multiplayer round. */
  readonly point?: number
  /** The result of a lottery's term. */
  readonly result?: readonly number[]
  /** The payout as a decimal text of the currency; absent without a stake. */
  readonly payout?: string
}

/** The result of checking one proof. */
export interface Verification {
  /** True when every check passed. */
  readonly ok: boolean
  readonly checks: readonly Check[]
  /** Absent when the proof could not be read. */
  readonly outcome?: Outcome
}
