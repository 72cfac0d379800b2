import type { Proof, SharedRoundProof } from '@fairground/games/verifier'

/** The verifier's address with a proof in its fragment, which never leaves the browser. */
export function verifyLink(proof: Partial<Proof> | SharedRoundProof): string {
  return `/verify#${encodeURIComponent(JSON.stringify(proof))}`
}

/** What a fragment (with or without `#`) carries; `undefined` where it is no proof of ours. */
export function readFragment(hash: string): unknown {
  try {
    return hash.length > 1 ? JSON.parse(decodeURIComponent(hash.replace(/^#/, ''))) : undefined
  } catch {
    return undefined
  }
}
