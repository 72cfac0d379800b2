import type { Drawn, Round } from '../engine.ts'

/**
 * What is checked, in this order: `proof` (it can be read), `commitment` (the revealed seed is the one committed to),
 * `hazards` (what was drawn is what was shown), `moves` (each was legal), `payout`, and for a list of rounds `nonce`
 * (no two bets share one). Of a round that everybody shares: `commitment`, `point` (where the flight ended), `cashOut`
 * (it was reached), `payout`.
 */
export type CheckName = 'proof' | 'commitment' | 'hazards' | 'moves' | 'point' | 'cashOut' | 'payout' | 'nonce'

/** One thing that was checked. */
export interface Check {
  readonly name: CheckName
  readonly passed: boolean
  /** What the rules give, as text. */
  readonly expected: string
  /** What the proof says, as text; the name of the wrong field for `proof`. */
  readonly found: string
}

/** The outcome that the seeds and moves give, whatever the proof says. */
export interface Outcome {
  readonly hazards: Drawn
  readonly status: Round['status']
  /** Steps survived. */
  readonly step: number
  /** What a cash-out after these moves pays, as a factor of the stake; 0 when lost. */
  readonly multiplier: number
  /** Where a shared round's flight ended. */
  readonly point?: number
  /** The payout as a decimal text of the currency; absent without a stake. */
  readonly payout?: string
}

/** The result of checking one proof. */
export interface Verification {
  /** True when everything that could be checked is right. */
  readonly ok: boolean
  readonly checks: readonly Check[]
  /** Absent when the proof could not be read. */
  readonly outcome?: Outcome
}
