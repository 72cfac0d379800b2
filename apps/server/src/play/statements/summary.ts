import { type StatementGroup, statementGroups } from '@fairground/contract/calls/statement'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { leastId } from '../../ground/db/id-time.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { TIMES_DIFFER_MS } from '../../money/wallet/times-in-order.ts'
import { type Edge, readEdge, readNewestEdge } from './edges.ts'
import { groupOf } from './groups.ts'
import type { Period } from './period.ts'

/** Versions of a part. A file reads a whole part at once. */
export const PART_VERSIONS = 2_000
/** Most sums in memory: some 10 KB each where a period has 100,000 actions. */
const MOST_SUMS = 200

/** Some of a statement's actions: from the first version up to the one before `end`; their ids lie between two. */
export type Part = { first: number; end: number; lowId: string; highId: string }

/** What is between two versions. */
type Sums = {
  /** Number of lines. */
  lineCount: number
  totals: Readonly<Record<StatementGroup, bigint>>
  /** Where the lines are, in order. */
  parts: readonly Part[]
}

/** What a statement says before its lines. All of it and the lines belong to one state of the ledger. */
export type Summary = Sums & { walletId: WalletId; opening: Edge; closing: Edge }

/** Sums up a wallet's period. */
export type ReadSummary = (walletId: WalletId, period: Period) => Promise<Summary>

/**
 * Creates the reader of summaries. An action is never changed once it is committed, and a wallet's versions are committed in
 * order, so all actions before the newest version that it reads first are one state, whenever they are read. For the same
 * reason it keeps the last sums: the pages of a statement share them.
 */
export function createSummaryReader(db: Database): ReadSummary {
  const recentSums = new RecentMap<string, Sums>(MOST_SUMS)
  return async (walletId, period) => {
    const newest = await readNewestEdge(db, walletId)
    const opening = await readEdge(db, walletId, period.fromMs, newest)
    const closing = await readEdge(db, walletId, period.toMs, newest)
    const versions = { first: opening.version, end: closing.version }
    const key = `${walletId} ${versions.first} ${versions.end}`
    const sums =
      recentSums.get(key) ?? (await readSums(db, walletId, versions, newest.areTimesInOrder ? period : undefined))
    recentSums.set(key, sums)
    return { walletId, opening, closing, ...sums }
  }
}

/** @param period where the ids tell the order in time: they lie near it */
async function readSums(
  db: Database,
  walletId: WalletId,
  { first, end }: { first: number; end: number },
  period: Period | undefined,
): Promise<Sums> {
  const totals = Object.fromEntries(statementGroups.map((group) => [group, 0n])) as Record<StatementGroup, bigint>
  if (first === end) return { lineCount: 0, totals, parts: [] }
  // Each is dated before the period's end, and at most TIMES_DIFFER_MS before the first of them.
  const ids = period
    ? sql`id >= ${leastId(period.fromMs - 2 * TIMES_DIFFER_MS)} and id < ${leastId(period.toMs + TIMES_DIFFER_MS)}`
    : sql`true`
  const actions = sql`select id, version, legs from money_action
    where account_id = ${walletId} and ${ids} and version >= ${first} and version < ${end}`
  const parts = await sql<{ part: number; low_id: string; high_id: string }>`
    select ((version - ${first}) / ${PART_VERSIONS})::int as part, min(id::text) as low_id, max(id::text) as high_id
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
    lineCount,
    totals,
    parts: parts.rows.map(({ part, low_id, high_id }) => {
      const partFirst = first + part * PART_VERSIONS
      return { first: partFirst, end: Math.min(partFirst + PART_VERSIONS, end), lowId: low_id, highId: high_id }
    }),
  }
}
