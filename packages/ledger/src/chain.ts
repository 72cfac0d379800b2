import type { Posting } from './posting.ts'

/** sha256 of a text's UTF-8 bytes, as lower-case hex. The caller passes it in, since this package is pure. */
export type Hash = (text: string) => string

/** A posting as the journal stores it. */
export type JournalPosting = Posting & {
  accountId: string
  /** The wallet's version that the posting made. */
  version: number
  /** Number of the posting within its action, from 0. */
  leg: number
  kind: string
  refId: string
}

/** The chain hash before the first batch. */
export const CHAIN_START = '0'.repeat(64)

/** One line of the journal: account, version, leg, source, destination, amount, kind and reference, separated by `|`. */
export function postingLine(posting: JournalPosting): string {
  const { accountId, version, leg, source, destination, amountMinor, kind, refId } = posting
  return [accountId, version, leg, source, destination, amountMinor, kind, refId].join('|')
}

/**
 * The digest of one commit: a head line of batch id, time in milliseconds and number of postings, then each posting's
 * line in order of account, version and leg, separated by line feeds.
 */
export function batchDigest(
  hash: Hash,
  batch: { batchId: string; atMs: number },
  postings: readonly JournalPosting[],
): string {
  const head = [batch.batchId, batch.atMs, postings.length].join('|')
  return hash([head, ...postings.toSorted(byKey).map(postingLine)].join('\n'))
}

/** One link of the chain: the hash of the previous link and the next digest, two hex texts joined. */
export function chainHash(hash: Hash, previous: string, digest: string): string {
  return hash(previous + digest)
}

function byKey(left: JournalPosting, right: JournalPosting): number {
  if (left.accountId !== right.accountId) return left.accountId < right.accountId ? -1 : 1
  return left.version - right.version || left.leg - right.leg
}
