import { type Tx, transaction } from '../../ground/db/tx.ts'
import { touchAllWallets } from '../../money/wallet/account.ts'
import type { PlayRow, StoredLimit } from '../../money/wallet/stored-play.ts'
import type { ResponsibleParts } from './parts.ts'

/** A row of `play` under its lock. */
export type LockedPlay = PlayRow & { limits: StoredLimit[] }

/** A change of limits or breaks, with its line for the history. */
export type PlayChange = {
  set: {
    limits?: readonly StoredLimit[]
    realityCheckMinutes?: number
    timeOutUntil?: Date
    excludedUntil?: Date | 'infinity'
    usage?: string
    countsMoney?: boolean
  }
  event?: { kind: string; details: object }
}

/**
 * Changes a player's limits or breaks. Money actions that were decided before it are decided again. The row is locked before any
 * wallet, as money actions do it.
 * @param decide gets the locked row, and returns the change; undefined: none
 */
export function changePlay(
  { db, now }: Pick<ResponsibleParts, 'db' | 'now'>,
  author: PlayAuthor,
  decide: DecidePlay,
): Promise<void> {
  return transaction(db, (tx) => changePlayIn(tx, new Date(now()), author, decide))
}

/** Whose play is changed, and by whom: `player`, `staff` or `identity`. */
type PlayAuthor = { accountId: string; by: string }
type DecidePlay = (row: LockedPlay, tx: Tx) => Promise<PlayChange | undefined> | PlayChange | undefined

/** Like `changePlay`, in a transaction that has locked neither play nor wallets. */
export async function changePlayIn(tx: Tx, at: Date, { accountId, by }: PlayAuthor, decide: DecidePlay): Promise<void> {
  const row = await lockPlay(tx, accountId)
  await touchAllWallets(tx, accountId)
  const change = await decide(row, tx)
  if (!change) return
  const { limits, realityCheckMinutes, timeOutUntil, excludedUntil, usage, countsMoney } = change.set
  await tx
    .updateTable('play')
    .set(({ eb }) => ({
      version: eb('version', '+', 1n),
      ...(limits && { limits: JSON.stringify(limits) }),
      ...(realityCheckMinutes !== undefined && { reality_check_minutes: realityCheckMinutes }),
      ...(timeOutUntil && { time_out_until: timeOutUntil }),
      ...(excludedUntil && { excluded_until: excludedUntil as Date }),
      ...(usage !== undefined && { usage }),
      ...(countsMoney !== undefined && { counts_money: countsMoney }),
    }))
    .where('account_id', '=', accountId)
    .execute()
  if (!change.event) return
  const { kind, details } = change.event
  await tx
    .insertInto('play_event')
    .values({ account_id: accountId, at, kind, by, details: JSON.stringify(details) })
    .execute()
}

/** Locks a player's row until the end of the transaction. */
export async function lockPlay(tx: Tx, accountId: string): Promise<LockedPlay> {
  const row = await tx
    .selectFrom('play')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, limits: row.limits as StoredLimit[] }
}
