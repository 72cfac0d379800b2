import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { type BatchedReader, createBatchedReader } from '../../money/wallet/batched-reader.ts'
import { listedName } from '../../people/accounts/is-private.ts'
import type { Win } from './board.ts'
import { maskName } from './mask-name.ts'

/** Creates a reader of wins above their stakes, by round. Look-ups of the same moment share a query. */
export function createWinReader(db: Database): BatchedReader<{ accountId: WalletId; roundId: string }, Win> {
  return createBatchedReader(async (keys) => {
    const accountIds = keys.map(({ accountId }) => accountId)
    const roundIds = keys.map(({ roundId }) => roundId)
    const rows = await selectWins(db)
      .where(
        sql<boolean>`(round.account_id, round.id) in (select * from unnest(${accountIds}::uuid[], ${roundIds}::uuid[]))`,
      )
      .where(notTakenBack('round.account_id', 'round.id'))
      .execute()
    const byRound = new Map(rows.map((row) => [row.account_id + row.id, toWin(row)]))
    return keys.map(({ accountId, roundId }) => byRound.get(accountId + roundId))
  })
}

/** Reads the stored wins of boards since a time. */
export async function readBoardWins(db: Database, since: Date): Promise<readonly Win[]> {
  const rows = await db
    .selectFrom('board_win')
    .selectAll()
    .where('at', '>=', since)
    .where(notTakenBack('board_win.account_id', 'board_win.round_id'))
    .execute()
  return rows.map(({ round_id, name, at, ...rest }) => ({
    ...toWin({ ...rest, id: round_id, nickname: '', finished_at: at }),
    name,
  }))
}

/** Stores a win of a board, and deletes those before `since`. */
export async function keepBoardWin(db: Database, accountId: WalletId, win: Win, since: Date): Promise<void> {
  await db
    .insertInto('board_win')
    .values({
      round_id: win.roundId,
      account_id: accountId,
      currency_id: win.currencyId,
      game_id: win.gameId,
      name: win.name,
      payout_minor: win.payoutMinor,
      multiplier_e4: BigInt(Math.round(win.multiplier * 10_000)),
      at: new Date(win.atMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('board_win').where('at', '<', since).execute()
}

/** Deletes a reversed win. */
export async function dropBoardWin(db: Database, roundId: string): Promise<void> {
  await db.deleteFrom('board_win').where('round_id', '=', roundId).execute()
}

/** A condition that excludes wins that were reversed while held. Their rounds still have the result WIN. */
export function notTakenBack(
  accountId: 'round.account_id' | 'board_win.account_id',
  roundId: 'round.id' | 'board_win.round_id',
) {
  return sql<boolean>`not exists (
    select from money_action void where void.kind = 'void_hold'
      and void.account_id = ${sql.ref(accountId)} and void.round_id = ${sql.ref(roundId)})`
}

/** Selects the payouts above their stakes of players. */
export function selectWins(db: Pick<Database, 'selectFrom'>) {
  return (
    db
      .selectFrom('round')
      .innerJoin('account_wallet', 'account_wallet.wallet_id', 'round.account_id')
      .innerJoin('account', 'account.id', 'account_wallet.account_id')
      .where('round.status', '=', 'finished')
      .where('round.result', '=', 'WIN')
      .whereRef('round.payout_minor', '>', 'round.stake_minor')
      // The win of a granted spin is bonus money, so it does not count.
      .where('round.spin_id', 'is', null)
      .select([
        'round.account_id',
        'round.id',
        'round.game_id',
        'round.payout_minor',
        'round.multiplier_e4',
        'round.finished_at',
        'account_wallet.currency_id',
        listedName.as('nickname'),
      ])
  )
}

/** A row of `selectWins`. */
export interface WinRow {
  id: string
  game_id: string
  payout_minor: bigint
  multiplier_e4: bigint
  finished_at: Date | null
  currency_id: string
  nickname: string
}

/** Converts a row; the player's name is masked. */
export function toWin(row: WinRow): Win {
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
