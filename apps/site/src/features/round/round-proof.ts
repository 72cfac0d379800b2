import type { RoundPage } from '@fairground/contract'
import type { Proof, SharedRoundProof } from '@fairground/games/verifier'
import { proofOf } from '../../fairness/proof/proof-of.ts'
import { sharedProofOf } from '../../fairness/proof/shared-proof-of.ts'

/**
 * What proves a decided round, once all of it is public: a round of the player's own by their revealed seeds, one that
 * everybody shares by the flight's own seed, whatever pair the bet counts in. Undefined until then, and for a flight that
 * was given up.
 * @param decimalLength the currency's decimals
 */
export function roundProofOf(round: RoundPage, decimalLength: number): Proof | SharedRoundProof | undefined {
  const { termId, serverSeed, maxWin } = round
  if (termId !== undefined) return sharedProofOf(round, { maxWin, decimalLength })
  return serverSeed === undefined ? undefined : proofOf(round, { serverSeed, maxWin, decimalLength })
}
