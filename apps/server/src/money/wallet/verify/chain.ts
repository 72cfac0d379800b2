import { CHAIN_START, chainHash } from '@fairground/ledger'
import type { ClientBase } from 'pg'
import { createFinding, type Finding, stream } from './check.ts'
import { sha256 } from './journal.ts'

type Link = { batch_id: string; digest: string; chain_position: string; chain_hash: string }

/** Checks the chain from its start, and counts the commits that are not sealed yet. */
export async function checkChain(client: ClientBase): Promise<Finding> {
  const { finding, report } = createFinding('The chain of commits is unbroken.')
  let previousHash = CHAIN_START
  let position = 0
  const links = stream<Link>(
    client,
    `select batch_id, digest, chain_position, chain_hash from posting_batch
      where chain_position is not null order by chain_position`,
  )
  for await (const link of links) {
    position++
    if (Number(link.chain_position) !== position) {
      report(`position ${position} is missing: next is ${link.chain_position}, commit ${link.batch_id}`)
      position = Number(link.chain_position)
    } else if (link.chain_hash !== chainHash(sha256, previousHash, link.digest)) {
      report(`position ${position}, commit ${link.batch_id}, does not follow from the one before it`)
    }
    previousHash = link.chain_hash
  }
  const { rows } = await client.query<{ unsealed: number; first: string | null }>(
    `select count(*)::int as unsealed, min(batch_id::text) as first from posting_batch where chain_position is null`,
  )
  const { unsealed = 0, first } = rows[0] ?? {}
  finding.note = `${position} sealed${unsealed > 0 ? `, ${unsealed} not yet: from commit ${first} on` : ''}`
  return finding
}
