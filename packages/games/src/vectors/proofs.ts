import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Options } from '../engine.ts'
import { commitmentOf, entropyOf } from '../fair/index.ts'
import fair from '../fair/vectors.json' with { type: 'json' }
import freespin from '../freespin/vectors.json' with { type: 'json' }
import lottery from '../lottery/vectors.json' with { type: 'json' }
import multiplayer from '../multiplayer/vectors.json' with { type: 'json' }
import scratch from '../scratch/vectors.json' with { type: 'json' }
import type { LotteryProof, MultiplayerRoundProof, Proof } from '../verifier/index.ts'
import { hazardsOf, type PublishedRound, steppedVectors } from './stepped-vectors.ts'

/** A published round as a proof for the verifier. */
export interface PublishedProof {
  readonly title: string
  readonly proof: Proof | MultiplayerRoundProof | LotteryProof
}

/** Every published round of every game, every published draw of a lottery, and the crash rounds of docs/fairness.md. */
export function publishedProofs(): readonly PublishedProof[] {
  return [
    ...steppedVectors.flatMap(({ gameId, option, optionsOf, rounds }) =>
      rounds.map((round) => proofOf(gameId, optionsOf(round[option]), round)),
    ),
    ...scratch.rounds.map((round) => proofOf('scratch', {}, round)),
    ...freespin.rounds.map((round) => proofOf('freespin', {}, round)),
    ...multiplayer.rounds.map(multiplayerProofOf),
    ...lottery.draws.map(lotteryProofOf),
    ...fair.crash.rounds.flatMap(({ entropy, points }) =>
      points.map((point, index) => crashProofOf(index, entropy, point)),
    ),
  ]
}

function proofOf(gameId: string, options: Options, round: PublishedRound): PublishedProof {
  const { title, serverSeed, serverSeedHash, clientSeed, nonce, edge, moves, stakeMinor, payoutMinor } = round
  const seeds = { serverSeed, serverSeedHash, clientSeed, nonce }
  const money = { stake: stakeMinor, payout: payoutMinor, decimalLength: 0 }
  return {
    title: `${gameId}: ${title}`,
    proof: { gameId, options, edge, ...seeds, hazards: hazardsOf(round), ...(moves && { moves }), ...money },
  }
}

function multiplayerProofOf({
  gameId,
  edge,
  seed,
  seedHash,
  salt,
  number,
  entropy,
  ...round
}: (typeof multiplayer.rounds)[number]) {
  const point = round.pointHundredths / 100
  return {
    title: `${gameId}: round ${number}, edge ${edge}`,
    proof: { gameId, edge, seed, seedHash, salt, number, entropy, point },
  }
}

/** The seed of a published draw is the SHA-256 of one byte. */
function lotteryProofOf({ gameId, byte, term, clientSeeds, result }: (typeof lottery.draws)[number]): PublishedProof {
  const seed = bytesToHex(sha256(Uint8Array.of(byte)))
  const chain = { seed, seedHash: commitmentOf(seed), salt: `fairground-${gameId}`, number: term }
  return {
    title: `${gameId}: term ${term}`,
    proof: { gameId, ...chain, entropy: entropyOf(clientSeeds), result },
  }
}

/** @param index of the round, from 0: its seed is the SHA-256 of that one byte */
function crashProofOf(index: number, entropy: string, pointHundredths: number): PublishedProof {
  const { salt, edge } = fair.crash
  const seed = bytesToHex(sha256(Uint8Array.of(index)))
  const proof = { gameId: 'crash', edge, seed, seedHash: commitmentOf(seed), salt, number: index + 1, entropy }
  return { title: `crash: round ${index + 1}, entropy "${entropy}"`, proof: { ...proof, point: pointHundredths / 100 } }
}
