import { hash } from 'node:crypto'
import { batchDigest, findPostingFault, flowsOf, type JournalPosting, parseLegs } from '@fairground/ledger'
import type { ClientBase } from 'pg'
import { createFinding, type Finding, stream } from './check.ts'

type ActionRow = {
  batch_id: string
  account_id: string
  version: string
  main_change: string
  bonus_change: string
  held_change: string
  house_change: string
  legs: string
  at: Date
}
type BatchRow = { batch_id: string; at: Date; posting_count: number; digest: string }

/** sha256 as the ledger package takes it. */
export const sha256 = (text: string) => hash('sha256', text, 'hex')

/** The last commit that an archive's file holds. */
export const LAST_ARCHIVED = `(select coalesce(max(through_batch::text), '00000000-0000-0000-0000-000000000000')::uuid from archived_month)`

/**
 * Reads the whole journal in the database once: each posting against the chart of accounts, each commit against its digest.
 * The archives' files prove the commits before (src/archive/check-archive.ts).
 */
export async function checkJournal(client: ClientBase): Promise<Finding[]> {
  const rules = createFinding('Each posting keeps to the chart of accounts.')
  const changes = createFinding('Each action changes balances by what it posts.')
  const digests = createFinding('Each commit’s digest is that of its postings.')
  const batches = stream<BatchRow>(
    client,
    `select batch_id, at, posting_count, digest from posting_batch where batch_id > ${LAST_ARCHIVED} order by batch_id`,
  )
  let next = await batches.next()
  let commits = 0

  for await (const actions of groupByBatch(client)) {
    const batchId = actions[0]?.batch_id ?? ''
    const postings = actions.flatMap(postingsOf)
    for (const posting of postings) {
      const fault = findPostingFault(posting.kind, posting)
      if (fault) rules.report(`posting ${posting.version}.${posting.leg} of account ${posting.accountId} ${fault}`)
    }
    for (const action of actions)
      if (!isMoved(action)) changes.report(`action ${action.version} of account ${action.account_id} does not`)
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
    const digest = batchDigest(sha256, { batchId, atMs: batch.at.getTime() }, postings)
    if (digest !== batch.digest)
      digests.report(`commit ${batchId} has digest ${batch.digest}, its postings make ${digest}`)
    else if (postings.length !== batch.posting_count || actions.some(({ at }) => at.getTime() !== batch.at.getTime()))
      digests.report(`commit ${batchId} differs from its postings in their number or time`)
    next = await batches.next()
  }
  for (; !next.done; next = await batches.next()) digests.report(`commit ${next.value.batch_id} has no postings`)
  digests.finding.note = `${commits} commits`
  return [rules.finding, changes.finding, digests.finding]
}

/** The actions that posted something, by their commits. */
async function* groupByBatch(client: ClientBase): AsyncGenerator<ActionRow[]> {
  let group: ActionRow[] = []
  const query = `select batch_id, account_id, version, main_change, bonus_change, held_change, house_change, legs, at
    from money_action where batch_id > ${LAST_ARCHIVED}
      and (legs <> '' or main_change <> 0 or bonus_change <> 0 or held_change <> 0) order by batch_id`
  for await (const row of stream<ActionRow>(client, query)) {
    if (group[0] && group[0].batch_id !== row.batch_id) {
      yield group
      group = []
    }
    group.push(row)
  }
  if (group.length > 0) yield group
}

/** The postings of an action's row. */
export function postingsOf({
  account_id,
  version,
  legs,
}: Pick<ActionRow, 'account_id' | 'version' | 'legs'>): JournalPosting[] {
  return parseLegs(legs).map((leg) => ({ ...leg, accountId: account_id, version: Number(version) }))
}

function isMoved({ legs, main_change, bonus_change, held_change, house_change }: ActionRow): boolean {
  const { mainMinor, bonusMinor, heldMinor, houseMinor } = flowsOf(parseLegs(legs))
  return (
    mainMinor === BigInt(main_change) &&
    bonusMinor === BigInt(bonus_change) &&
    heldMinor === BigInt(held_change) &&
    houseMinor === BigInt(house_change)
  )
}
