import type { LotteryTerm } from '@fairground/contract/lottery'
import type { SlipLine } from '@fairground/contract/slip-line'
import type { LotteryProof } from '@fairground/games/verifier'
import { verifyLink } from './proof-link.ts'

/** A drawn term: what its proof needs. */
export type ProvedTerm = Pick<LotteryTerm, 'no' | 'salt' | 'edge' | 'commitment' | 'entropy' | 'seed' | 'result'> & {
  gameId: string
}

/** The proof of a drawn term, with a line of a slip where one is to be checked too; `undefined` before the draw. */
export function termProofOf(
  { gameId, no, salt, edge, commitment, entropy, seed, result }: ProvedTerm,
  line?: Pick<SlipLine, 'market' | 'pick' | 'stake' | 'winAmount'>,
  decimalLength?: number,
): LotteryProof | undefined {
  if (seed === undefined || entropy === undefined || result === undefined) return undefined
  return {
    gameId,
    edge,
    seed,
    seedHash: commitment,
    salt,
    number: no,
    entropy,
    result,
    ...(line && { market: line.market, pick: line.pick, stake: line.stake, payout: line.winAmount }),
    ...(line && decimalLength !== undefined && { decimalLength }),
  }
}

/** The verifier's address with a drawn term filled in. */
export function termLink(term: ProvedTerm, line?: Parameters<typeof termProofOf>[1], decimalLength?: number): string {
  const proof = termProofOf(term, line, decimalLength)
  return proof ? verifyLink(proof) : '/verify'
}
