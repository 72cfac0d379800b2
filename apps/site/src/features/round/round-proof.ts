import type { RoundPage } from '@fairground/contract/round'
import type { LotteryProof, MultiplayerRoundProof, Proof } from '@fairground/games/verifier'
import { multiplayerProofOf } from '../../fairness/proof/multiplayer-proof-of.ts'
import { proofOf } from '../../fairness/proof/proof-of.ts'

/**
 * The proof of a decided round, once all of it is public: a single-player round by its revealed seeds, a multiplayer
 * round by the flight's own seed. Undefined before that, and for a cancelled flight.
 * @param decimalLength the currency's decimals
 */
export function roundProofOf(
  round: RoundPage,
  decimalLength: number,
): Proof | MultiplayerRoundProof | LotteryProof | undefined {
  const { termId, serverSeed, maxWin } = round
  if (termId !== undefined) return multiplayerProofOf(round, { maxWin, decimalLength })
  return serverSeed === undefined ? undefined : proofOf(round, { serverSeed, maxWin, decimalLength })
}
