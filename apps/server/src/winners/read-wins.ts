import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { KEPT_OF_A_STRETCH, STRETCH_MS, type Win } from './board.ts'
import { maskName } from './mask-name.ts'

/** The win of a round; undefined when there is none above its stake. */
export async function findWin(db: Database, accountId: string, roundId: string): Promise<Win | undefined> {
  const row = await selectWins(db)
    .where('round.account_id', '=', accountId)
    .where('round.id', '=', roundId)
    .where(notTakenBack('round'))
    .executeTakeFirst()
  return row && toWin(row)
}

/**
 * The largest wins of each stretch since a moment. Rounds have no index by time, which would cost each bet: this reads
 * them all, so it is asked once in a server's life.
 */
export async function readLargestWins(db: Database, since: Date): Promise<readonly Win[]> {
  const rows = await db
    .with('win', (cte) =>
      selectWins(cte)
        .where('round.finished_at', '>=', since)
        .select(
          sql<bigint>`row_number() over (
            partition by currency_id, game_id, floor(extract(epoch from finished_at) * 1000 / ${STRETCH_MS})
            order by payout_minor desc, finished_at desc)`.as('place'),
        ),
    )
    .selectFrom('win')
    .selectAll()
    .where('place', '<=', sql<bigint>`${KEPT_OF_A_STRETCH}`)
    .where(notTakenBack('win'))
    .execute()
  return rows.map(toWin)
}

/** A win that was taken back while it was held is none, though its round still says that it was won. */
function notTakenBack(table: 'round' | 'win') {
  return sql<boolean>`not exists (
    select from posting where kind = 'void_hold'
      and posting.account_id = ${sql.ref(`${table}.account_id`)} and posting.ref_id = ${sql.ref(`${table}.id`)})`
}

function selectWins(db: Pick<Database, 'selectFrom'>) {
  return (
    db
      .selectFrom('round')
      .innerJoin('account', 'account.id', 'round.account_id')
      .where('round.status', '=', 'finished')
      .where('round.result', '=', 'WIN')
      .whereRef('round.payout_minor', '>', 'round.stake_minor')
      // What a granted spin wins is bonus money, and nobody's win yet.
      .where('round.spin_id', 'is', null)
      .select([
        'round.account_id',
        'round.id',
        'round.game_id',
        'round.payout_minor',
        'round.multiplier_e4',
        'round.finished_at',
        'account.currency_id',
        'account.nickname',
      ])
  )
}

interface WinRow {
  id: string
  game_id: string
  payout_minor: bigint
  multiplier_e4: bigint
  finished_at: Date | null
  currency_id: string
  nickname: string
}

function toWin(row: WinRow): Win {
  if (!row.finished_at) throw new Error(`the finished round ${row.id} has no end`)
  return {
    roundId: row.id,
    currencyId: row.currency_id,
    name: maskName(row.nickname),
    gameId: row.game_id,
    payoutMinor: row.payout_minor,
    multiplier: Number(row.multiplier_e4) / 10_000,
    atMs: row.finished_at.getTime(),
  }
}
