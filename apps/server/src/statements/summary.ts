import { type StatementGroup, statementGroups } from '@fairground/contract/calls/statement'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { leastId } from '../rounds/id-time.ts'
import type { WalletId } from '../wallet/wallet-id.ts'
import { type Edge, ID_MARGIN_MS, readEdge, readNewestEdge } from './edges.ts'
import { groupOf } from './groups.ts'
import type { Period } from './period.ts'

/** Versions that are read at once. */
const PART_VERSIONS = 2_000

/** Some of a statement's actions: from the first version up to the one before `end`; their ids lie between two. */
export type Part = { first: number; end: number; lowId: string; highId: string }

/** What a statement says before its lines. All of it and the lines belong to one state of the ledger. */
export type Summary = {
  walletId: WalletId
  opening: Edge
  closing: Edge
  /** Number of lines. */
  lineCount: number
  totals: Record<StatementGroup, bigint>
  /** Where the lines are, in order. */
  parts: readonly Part[]
}

/**
 * Sums up a wallet's period. An action is never changed once it is committed, and a wallet's versions are committed in
 * order, so all actions before the newest version that this reads first are one state, whenever they are read.
 */
export async function readSummary(db: Database, walletId: WalletId, { fromMs, toMs }: Period): Promise<Summary> {
  const newest = await readNewestEdge(db, walletId)
  const opening = await readEdge(db, walletId, fromMs, newest)
  const closing = await readEdge(db, walletId, toMs, newest)
  const totals = Object.fromEntries(statementGroups.map((group) => [group, 0n])) as Record<StatementGroup, bigint>
  if (opening.version === closing.version) return { walletId, opening, closing, lineCount: 0, totals, parts: [] }
  const actions = sql`select id, version, legs from money_action where account_id = ${walletId}
    and id >= ${leastId(fromMs - ID_MARGIN_MS)} and id < ${leastId(toMs + ID_MARGIN_MS)}
    and version >= ${opening.version} and version < ${closing.version}`
  const parts = await sql<{ part: number; low_id: string; high_id: string }>`
    select ((version - ${opening.version}) / ${PART_VERSIONS})::int as part, min(id::text) as low_id, max(id::text) as high_id
    from (${actions}) action group by 1 order by 1`.execute(db)
  const sums = await sql<{ kind: string; count: number; money_minor: bigint }>`
    select split_part(line, '|', 5) as kind, count(*)::int as count, sum(split_part(line, '|', 4)::bigint * (
      (split_part(line, '|', 3) in ('player:main', 'player:held'))::int
      - (split_part(line, '|', 2) in ('player:main', 'player:held'))::int))::bigint as money_minor
    from (${actions}) action, unnest(string_to_array(legs, E'\n')) line where line like '%|player:%' group by 1`.execute(
    db,
  )
  let lineCount = 0
  for (const { kind, count, money_minor } of sums.rows) {
    totals[groupOf(kind)] += money_minor
    lineCount += count
  }
  return {
    ...{ walletId, opening, closing, lineCount, totals },
    parts: parts.rows.map(({ part, low_id, high_id }) => {
      const first = opening.version + part * PART_VERSIONS
      return { first, end: Math.min(first + PART_VERSIONS, closing.version), lowId: low_id, highId: high_id }
    }),
  }
}
