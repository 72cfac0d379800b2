import { type Proof, type SharedRoundProof, verifyRound } from '@fairground/games/verifier'
import type { ShownRound } from './shown-round.ts'

/**
 * Whether a decided round is what its proof gives. A stranger's proof has no payout to be checked, so the multiplier is
 * compared instead.
 */
export function isProved(
  { own, flight, outcome: came, multiplier }: ShownRound,
  proof: Proof | SharedRoundProof,
): boolean {
  const { ok, outcome } = verifyRound(proof)
  return ok && (own !== undefined || flight !== undefined || came === 'cancelled' || outcome?.multiplier === multiplier)
}
