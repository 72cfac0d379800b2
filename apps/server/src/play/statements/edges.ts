import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { leastId } from '../../ground/db/id-time.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { TIMES_DIFFER_MS } from '../../money/wallet/times-in-order.ts'

/** A wallet before its action of a version: the player's money (balance and pending wins) and the bonus money. */
export type Edge = { version: number; moneyMinor: bigint; bonusMinor: bigint }

/** The wallet as it is now: the edge after its newest action. */
export type NewestEdge = Edge & {
  /** Whether the ids of the actions before it tell their order in time. */
  areTimesInOrder: boolean
}

/** Reads the edge after the newest action. */
export async function readNewestEdge(db: Database, walletId: WalletId): Promise<NewestEdge> {
  const row = await db
    .selectFrom('wallet')
    .select(['version', 'main_minor', 'held_minor', 'bonus_minor', 'times_in_order'])
    .where('account_id', '=', walletId)
    .executeTakeFirstOrThrow()
  return {
    version: Number(row.version) + 1,
    moneyMinor: row.main_minor + row.held_minor,
    bonusMinor: row.bonus_minor,
    areTimesInOrder: row.times_in_order,
  }
}

/**
 * The wallet before its first action, in the order of versions, that is dated at a moment or later. A later moment has the same
 * edge or a later one, and an edge that has an action after it never changes, whatever the clocks of servers do. So two periods
 * that meet at the moment have no action in both or between them.
 * @param newest actions from this edge on count as not there yet
 */
export async function readEdge(db: Database, walletId: WalletId, ms: number, newest: NewestEdge): Promise<Edge> {
  const dated = selectDated(db, walletId, ms, newest)
  const first = newest.areTimesInOrder
    ? await findFirstByIds(dated, ms)
    : await dated.orderBy('version').limit(1).executeTakeFirst()
  if (!first) return newest
  return {
    version: Number(first.version),
    moneyMinor: first.money_minor,
    bonusMinor: first.bonus_minor - first.bonus_change,
  }
}

/** The actions that are dated at a moment or later. */
function selectDated(db: Database, walletId: WalletId, ms: number, newest: NewestEdge) {
  return db
    .selectFrom('money_action')
    .select(['version', 'at', 'bonus_minor', 'bonus_change'])
    .select(sql<bigint>`main_minor + held_minor - main_change - held_change`.as('money_minor'))
    .where('account_id', '=', walletId)
    .where('at', '>=', new Date(ms))
    .where('version', '<', BigInt(newest.version))
}

/**
 * The first of them by version is dated at most TIMES_DIFFER_MS later than the first by id, and the time of an id differs from
 * that of its action by at most as much.
 */
async function findFirstByIds(dated: ReturnType<typeof selectDated>, ms: number) {
  const near = dated.where('id', '>=', leastId(ms - TIMES_DIFFER_MS))
  const first = await near.orderBy('id').limit(1).executeTakeFirst()
  if (!first) return undefined
  const endMs = first.at.getTime() + 2 * TIMES_DIFFER_MS + 1
  return await near.where('id', '<', leastId(endMs)).orderBy('version').limit(1).executeTakeFirst()
}
