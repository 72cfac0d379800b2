import { type Proof, type SharedRoundProof, verifyRound } from '@fairground/games/verifier'
import type { ShownRound } from './shown-round.ts'

/** Whether a decided round matches its proof. A stranger's proof has no payout, so this compares the multiplier. */
export function isProved(
  { own, flight, outcome: shownOutcome, multiplier }: ShownRound,
  proof: Proof | SharedRoundProof,
): boolean {
  const { ok, outcome } = verifyRound(proof)
  return (
    ok &&
    (own !== undefined || flight !== undefined || shownOutcome === 'cancelled' || outcome?.multiplier === multiplier)
  )
}
