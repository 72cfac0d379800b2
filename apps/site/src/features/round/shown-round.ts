import { type Outcome, outcomeOf } from '@fairground/contract/outcome'
import type { PublicRound } from '@fairground/contract/public-round'
import type { RoundPage } from '@fairground/contract/round'
import type { LotteryProof, MultiplayerRoundProof, Proof } from '@fairground/games/verifier'
import { isLottery } from '@fairground/phrases'
import { multiplayerProofOf } from '../../fairness/proof/multiplayer-proof-of.ts'
import { proofOf } from '../../fairness/proof/proof-of.ts'
import type { PicturedRound } from '../../games/kit/pictured-round.ts'
import { roundProofOf } from './round-proof.ts'

/** A round as its page shows it. Only the player's view has `own`; the rest is the same for all viewers. */
export interface ShownRound {
  id: string
  gameId: string
  outcome: Outcome
  options: RoundPage['options']
  /** House edge in basis points. */
  edge: number
  /** 0 for a loss. */
  multiplier: number
  /** Milliseconds since 1970. */
  createdAt: number
  picture: PicturedRound
  /** Its proof, once that is public. */
  proof: Proof | MultiplayerRoundProof | LotteryProof | undefined
  /** For single-player rounds: the commitment from before the bet, and the revealed seeds. */
  seal: { serverSeedHash: string; nonce: number; clientSeed?: string; serverSeed?: string } | undefined
  /** For multiplayer rounds; `shared` is undefined while the player has no proof yet. */
  flight: { shared: RoundPage['shared'] } | undefined
  /** Whether it is a slip of a lottery. */
  isSlip: boolean
  /** The part that only the player sees. */
  own: RoundPage | undefined
}

/** The round for its own player. @param decimalLength the currency's decimals */
export function toOwnShownRound(round: RoundPage, decimalLength: number): ShownRound {
  const { id, gameId, options, edge, createdAt, serverSeed } = round
  const { serverSeedHash, nonce, clientSeed } = round.round
  const isFlight = round.termId !== undefined
  return {
    ...{ id, gameId, options, edge, createdAt, outcome: outcomeOf(round), picture: round, own: round },
    isSlip: isLottery(gameId),
    multiplier: round.result === 'LOSE' ? 0 : round.multiplier,
    proof: round.result === 'PENDING' ? undefined : roundProofOf(round, decimalLength),
    seal: isFlight ? undefined : { serverSeedHash, nonce, clientSeed, ...(serverSeed !== undefined && { serverSeed }) },
    flight: isFlight ? { shared: round.shared } : undefined,
  }
}

/** The public view of a round. */
export function toPublicShownRound(round: PublicRound): ShownRound {
  const { id, gameId, options, edge, createdAt, multiplier, seal, play, shared } = round
  const picture = { ...round, round: { ...(play ?? { step: 0, picked: [] }), nonce: seal?.nonce ?? 0 } }
  return {
    ...{ id, gameId, options, edge, createdAt, multiplier, picture, own: undefined },
    isSlip: isLottery(gameId),
    outcome: publicOutcomeOf(round),
    proof: seal ? sealedProofOf(picture, seal) : multiplayerProofOf(round),
    seal: seal && { serverSeedHash: seal.serverSeedHash, nonce: seal.nonce, ...seal.revealed },
    flight: seal ? undefined : { shared },
  }
}

function publicOutcomeOf({ result, gained: isGain, multiplier }: PublicRound): Outcome {
  if (result === 'CANCELLED') return 'cancelled'
  if (isGain) return 'gained'
  return multiplier > 0 && result !== 'LOSE' ? 'even' : 'lost'
}

function sealedProofOf(picture: PicturedRound, seal: NonNullable<PublicRound['seal']>): Proof | undefined {
  const { revealed, serverSeedHash } = seal
  if (!revealed) return undefined
  const round = { ...picture.round, serverSeedHash, clientSeed: revealed.clientSeed }
  return proofOf({ ...picture, round }, { serverSeed: revealed.serverSeed })
}
