import type { RoundPage } from '@fairground/contract'
import type { Proof, SharedRoundProof } from '@fairground/games/verifier'
import { verifyLink } from '../../proof/proof-link.ts'
import { proofOf } from '../../proof/proof-of.ts'
import { sharedProofOf } from '../../proof/shared-proof-of.ts'

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

/** Why a shared round's link opens for the player alone: the own seed is in use, the flight goes on, or it was given up. */
export type Sealing = 'seed' | 'flight' | 'voided'

/** The address that a round is shared by. */
export interface ShareLink {
  /** Without the site's origin. */
  path: string
  /** Absent where anybody can check the round at the address. */
  sealed?: Sealing
}

/** The address at which anybody can check a round, as soon as its proof is public; its own page until then. */
export function shareLinkOf(round: RoundPage, decimalLength: number): ShareLink {
  const proof = roundProofOf(round, decimalLength)
  if (proof) return { path: verifyLink(proof) }
  const path = `/round/${round.id}`
  if (round.termId === undefined) return { path, sealed: 'seed' }
  return { path, sealed: round.result === 'CANCELLED' ? 'voided' : 'flight' }
}
