import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { leastId } from '../rounds/id-time.ts'
import type { WalletId } from '../wallet/wallet-id.ts'

/** A wallet before its action of a version: the player's money (balance and pending wins) and the bonus money. */
export type Edge = { version: number; moneyMinor: bigint; bonusMinor: bigint }

/**
 * Servers make an action's id shortly before they date the action. A row that was dated at a moment has an id of that moment,
 * give or take this.
 */
export const ID_MARGIN_MS = 3_600_000

/** The wallet as it is now: the edge after its newest action. */
export async function readNewestEdge(db: Database, walletId: WalletId): Promise<Edge> {
  const row = await db
    .selectFrom('wallet')
    .select(['version', 'main_minor', 'held_minor', 'bonus_minor'])
    .where('account_id', '=', walletId)
    .executeTakeFirstOrThrow()
  return { version: Number(row.version) + 1, moneyMinor: row.main_minor + row.held_minor, bonusMinor: row.bonus_minor }
}

/**
 * The wallet before its first action that is dated at a moment or later. Two periods that meet at the moment therefore meet
 * at one version: no action lies in both or between them.
 * @param newest actions from this edge on count as not there yet
 */
export async function readEdge(db: Database, walletId: WalletId, ms: number, newest: Edge): Promise<Edge> {
  const edge =
    (await firstAction(db, walletId, { fromMs: ms - ID_MARGIN_MS, toMs: ms + ID_MARGIN_MS, datedMs: ms })) ??
    (await firstActionAfter(db, walletId, ms))
  return edge && edge.version < newest.version ? edge : newest
}

async function firstActionAfter(db: Database, walletId: WalletId, ms: number): Promise<Edge | undefined> {
  const row = await db
    .selectFrom('money_action')
    .select(['id', 'at'])
    .where('account_id', '=', walletId)
    .where('id', '>=', leastId(ms + ID_MARGIN_MS))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const atMs = row.at.getTime()
  return firstAction(db, walletId, { fromMs: atMs - ID_MARGIN_MS, toMs: atMs + ID_MARGIN_MS, datedMs: ms })
}

async function firstAction(
  db: Database,
  walletId: WalletId,
  { fromMs, toMs, datedMs }: { fromMs: number; toMs: number; datedMs: number },
): Promise<Edge | undefined> {
  const row = await db
    .selectFrom('money_action')
    .select(['version', 'bonus_minor', 'bonus_change'])
    .select(sql<bigint>`main_minor + held_minor - main_change - held_change`.as('money_minor'))
    .where('account_id', '=', walletId)
    .where('id', '>=', leastId(fromMs))
    .where('id', '<', leastId(toMs))
    .where('at', '>=', new Date(datedMs))
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      version: Number(row.version),
      moneyMinor: row.money_minor,
      bonusMinor: row.bonus_minor - row.bonus_change,
    }
  )
}
