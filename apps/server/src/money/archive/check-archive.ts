import { batchDigest } from '@fairground/ledger'
import type { ClientBase } from 'pg'
import { stream } from '../wallet/verify/check.ts'
import { postingsOf, sha256 } from '../wallet/verify/journal.ts'
import type { ArchivedAction, ArchivedCommit, ArchiveHeader, ArchiveTrailer } from './archive-format.ts'
import { readArchive } from './read-archive.ts'

type Link = { batch_id: string; digest: string; chain_position: string | null; chain_hash: string | null }

/** Which commits a file must hold. */
export type ArchiveRange = Pick<ArchiveHeader, 'month' | 'after' | 'through'>

/** What reads along with a check. */
export type ArchiveReader = {
  /** A break, as a sentence. */
  report(text: string): void
  onAction?(action: ArchivedAction): void
}

/**
 * Proves an archive's file: each commit's digest is that of its postings, and the commits are those that the chain in the
 * database has in this range, all of them.
 * @param client in a transaction
 * @throws Error with a sentence when the file cannot be read, is not whole, is damaged or is of another month
 */
export async function checkArchive(
  client: ClientBase,
  path: string,
  range: ArchiveRange,
  reader: ArchiveReader,
): Promise<ArchiveTrailer> {
  const links = stream<Link>(
    client,
    `select batch_id, digest, chain_position, chain_hash from posting_batch
      where batch_id > '${range.after}' and batch_id <= '${range.through}' order by batch_id`,
  )
  const commits = readArchive(path)
  let link = await links.next()
  let previous = range.after
  for (;;) {
    const commit = await commits.next()
    if (commit.done) {
      for (; !link.done; link = await links.next()) reader.report(`commit ${link.value.batch_id} is not in ${path}`)
      const { header, trailer } = commit.value
      if (header.month !== range.month || header.after !== range.after || header.through !== range.through)
        throw new Error(`${path} is the archive of other commits.`)
      return trailer
    }
    const { id, digest } = commit.value
    if (id <= previous || id > range.through) reader.report(`commit ${id} has no place in ${path}`)
    previous = id
    for (const action of commit.value.actions) reader.onAction?.(action)
    if (digest) {
      for (; !link.done && link.value.batch_id < id; link = await links.next())
        reader.report(`commit ${link.value.batch_id} is not in ${path}`)
      if (link.done || link.value.batch_id !== id) reader.report(`commit ${id} of ${path} is not in the chain`)
      else {
        if (!isLink(digest, link.value)) reader.report(`commit ${id} of ${path} differs from that in the chain`)
        link = await links.next()
      }
    }
    const fault = findFault(commit.value)
    if (fault) reader.report(`commit ${id} of ${path} ${fault}`)
  }
}

function isLink(digest: NonNullable<ArchivedCommit['digest']>, link: Link): boolean {
  return digest.sha256 === link.digest && digest.position === link.chain_position && digest.chain === link.chain_hash
}

function findFault({ id, digest, actions }: ArchivedCommit): string | undefined {
  const postings = actions.flatMap(postingsOf)
  if (!digest) return postings.length > 0 ? 'has postings and no digest' : undefined
  const madeDigest = batchDigest(sha256, { batchId: id, atMs: digest.atMs }, postings)
  if (madeDigest !== digest.sha256) return `has digest ${digest.sha256}, its postings make ${madeDigest}`
  return postings.length === digest.postings ? undefined : 'has another number of postings than it says'
}
