import type { PublicRound, RoundPage } from '@fairground/contract'
import type { Proof, SharedRoundProof } from '@fairground/games/verifier'
import { proofOf } from '../../fairness/proof/proof-of.ts'
import { sharedProofOf } from '../../fairness/proof/shared-proof-of.ts'
import { type Outcome, outcomeOf } from '../../games/kit/outcome.ts'
import type { PicturedRound } from '../../games/kit/pictured-round.ts'
import { roundProofOf } from './round-proof.ts'

/** A round as its page shows it: the same for its player and for everybody, but that only the player has `own`. */
export interface ShownRound {
  id: string
  gameId: string
  outcome: Outcome
  options: RoundPage['options']
  /** House edge in basis points. */
  edge: number
  /** 0 when it was lost. */
  multiplier: number
  /** Milliseconds since 1970. */
  createdAt: number
  picture: PicturedRound
  /** What proves it, once that is public. */
  proof: Proof | SharedRoundProof | undefined
  /** Of a round that is played alone: what was fixed before the bet, and the seeds as far as they are open. */
  seal: { serverSeedHash: string; nonce: number; clientSeed?: string; serverSeed?: string } | undefined
  /** Of a round that everybody shares; `shared` is undefined where the player has no proof of it yet. */
  flight: { shared: RoundPage['shared'] } | undefined
  /** What nobody but the player sees. */
  own: RoundPage | undefined
}

/** The round of the player who looks. @param decimalLength the currency's decimals */
export function ownRoundShown(round: RoundPage, decimalLength: number): ShownRound {
  const { id, gameId, options, edge, createdAt, serverSeed } = round
  const { serverSeedHash, nonce, clientSeed } = round.round
  const isFlight = round.termId !== undefined
  return {
    ...{ id, gameId, options, edge, createdAt, outcome: outcomeOf(round), picture: round, own: round },
    multiplier: round.result === 'LOSE' ? 0 : round.multiplier,
    proof: round.result === 'PENDING' ? undefined : roundProofOf(round, decimalLength),
    seal: isFlight ? undefined : { serverSeedHash, nonce, clientSeed, ...(serverSeed !== undefined && { serverSeed }) },
    flight: isFlight ? { shared: round.shared } : undefined,
  }
}

/** Somebody's round, as everybody may see it. */
export function publicRoundShown(round: PublicRound): ShownRound {
  const { id, gameId, options, edge, createdAt, multiplier, seal, play, shared } = round
  const picture = { ...round, round: { ...(play ?? { step: 0, picked: [] }), nonce: seal?.nonce ?? 0 } }
  return {
    ...{ id, gameId, options, edge, createdAt, multiplier, picture, own: undefined },
    outcome: publicOutcomeOf(round),
    proof: seal ? sealedProofOf(picture, seal) : sharedProofOf(round),
    seal: seal && { serverSeedHash: seal.serverSeedHash, nonce: seal.nonce, ...seal.revealed },
    flight: seal ? undefined : { shared },
  }
}

function publicOutcomeOf({ result, gained, multiplier }: PublicRound): Outcome {
  if (result === 'CANCELLED') return 'cancelled'
  if (gained) return 'gained'
  return multiplier > 0 && result !== 'LOSE' ? 'even' : 'lost'
}

function sealedProofOf(picture: PicturedRound, seal: NonNullable<PublicRound['seal']>): Proof | undefined {
  const { revealed, serverSeedHash } = seal
  if (!revealed) return undefined
  const round = { ...picture.round, serverSeedHash, clientSeed: revealed.clientSeed }
  return proofOf({ ...picture, round }, { serverSeed: revealed.serverSeed })
}
