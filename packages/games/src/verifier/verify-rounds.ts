import type { Check, Verification } from './check.ts'
import { isProofProblem, parseProof } from './proof.ts'
import { verifyRound } from './verify-round.ts'

/**
 * Checks many rounds, such as a player's last 1000. Besides each round's own checks it checks that no two bets of one
 * server seed have the same nonce: the later one fails the check `nonce`.
 * @returns one verification a proof, in the same order
 */
export function verifyRounds(proofs: readonly unknown[]): Verification[] {
  const knownKeys = new Set<string>()
  return proofs.map((value) => {
    const verification = verifyRound(value)
    const proof = parseProof(value)
    if (isProofProblem(proof)) return verification
    const { serverSeed, nonce } = proof.bet.seeds
    const key = `${serverSeed}:${nonce}`
    const isRepeated = knownKeys.has(key)
    knownKeys.add(key)
    return isRepeated ? withCheck(verification, repeatedNonce(nonce)) : verification
  })
}

function repeatedNonce(nonce: number): Check {
  return { name: 'nonce', passed: false, expected: 'a nonce of its own', found: `${nonce} again` }
}

function withCheck(verification: Verification, failedCheck: Check): Verification {
  return { ...verification, ok: false, checks: [...verification.checks, failedCheck] }
}
