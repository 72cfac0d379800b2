import type { LotteryProof, MultiplayerRoundProof, Proof } from '@fairground/games/verifier'

/** The verifier's address with a proof in its fragment, which the browser never sends. */
export function verifyLink(proof: Partial<Proof> | MultiplayerRoundProof | LotteryProof): string {
  return `/verify#${encodeURIComponent(JSON.stringify(proof))}`
}

/** The proof in a fragment (with or without `#`); `undefined` if it has none. */
export function readFragment(hash: string): unknown {
  try {
    return hash.length > 1 ? JSON.parse(decodeURIComponent(hash.replace(/^#/, ''))) : undefined
  } catch {
    return undefined
  }
}
