import type { RoundPage } from '@fairground/contract/round'
import type { Proof, SharedRoundProof } from '@fairground/games/verifier'
import { proofOf } from '../../fairness/proof/proof-of.ts'
import { sharedProofOf } from '../../fairness/proof/shared-proof-of.ts'

/**
 * The proof of a decided round, once all of it is public: a single-player round by its revealed seeds, a multiplayer
 * round by the flight's own seed. Undefined before that, and for a cancelled flight.
 * @param decimalLength the currency's decimals
 */
export function roundProofOf(round: RoundPage, decimalLength: number): Proof | SharedRoundProof | undefined {
  const { termId, serverSeed, maxWin } = round
  if (termId !== undefined) return sharedProofOf(round, { maxWin, decimalLength })
  return serverSeed === undefined ? undefined : proofOf(round, { serverSeed, maxWin, decimalLength })
}
