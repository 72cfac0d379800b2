import { hash } from 'node:crypto'
import { batchDigest, findPostingFault, type JournalPosting } from '@fairground/ledger'
import type { ClientBase } from 'pg'
import { createFinding, type Finding, stream } from './check.ts'

type PostingRow = {
  batch_id: string
  account_id: string
  version: string
  leg: number
  source: string
  destination: string
  amount_minor: string
  kind: string
  ref_id: string
  at: Date
}
type BatchRow = { batch_id: string; at: Date; posting_count: number; digest: string }

/** sha256 as the ledger package takes it. */
export const sha256 = (text: string) => hash('sha256', text, 'hex')

/** Reads the whole journal once: each posting against the chart of accounts, each commit against its digest. */
export async function checkJournal(client: ClientBase): Promise<Finding[]> {
  const rules = createFinding('Each posting keeps to the chart of accounts.')
  const digests = createFinding('Each commit’s digest is that of its postings.')
  const batches = stream<BatchRow>(
    client,
    'select batch_id, at, posting_count, digest from posting_batch order by batch_id',
  )
  let next = await batches.next()
  let commits = 0

  for await (const postings of groupByBatch(client)) {
    const batchId = postings[0]?.batch_id ?? ''
    for (const row of postings) {
      const fault = findPostingFault(row.kind, toPosting(row))
      if (fault) rules.report(`posting ${row.version}.${row.leg} of account ${row.account_id} ${fault}`)
    }
    while (!next.done && next.value.batch_id < batchId) {
      digests.report(`commit ${next.value.batch_id} has no postings`)
      next = await batches.next()
    }
    if (next.done || next.value.batch_id !== batchId) {
      digests.report(`postings name a commit ${batchId} that is not there`)
      continue
    }
    const batch = next.value
    commits++
    const digest = batchDigest(sha256, { batchId, atMs: batch.at.getTime() }, postings.map(toPosting))
    if (digest !== batch.digest)
      digests.report(`commit ${batchId} has digest ${batch.digest}, its postings make ${digest}`)
    else if (postings.length !== batch.posting_count || postings.some(({ at }) => at.getTime() !== batch.at.getTime()))
      digests.report(`commit ${batchId} differs from its postings in their number or time`)
    next = await batches.next()
  }
  for (; !next.done; next = await batches.next()) digests.report(`commit ${next.value.batch_id} has no postings`)
  digests.finding.note = `${commits} commits`
  return [rules.finding, digests.finding]
}

async function* groupByBatch(client: ClientBase): AsyncGenerator<PostingRow[]> {
  let group: PostingRow[] = []
  for await (const row of stream<PostingRow>(client, 'select * from posting order by batch_id')) {
    if (group[0] && group[0].batch_id !== row.batch_id) {
      yield group
      group = []
    }
    group.push(row)
  }
  if (group.length > 0) yield group
}

function toPosting(row: PostingRow): JournalPosting {
  return {
    accountId: row.account_id,
    version: Number(row.version),
    leg: row.leg,
    source: row.source,
    destination: row.destination,
    amountMinor: BigInt(row.amount_minor),
    kind: row.kind,
    refId: row.ref_id,
  }
}
