import { CallError } from '@fairground/contract/envelope'
import { findPause } from '@fairground/ledger'
import type { Tx } from '../../ground/db/tx.ts'
import { type PlayRow, playOf } from '../../money/wallet/stored-play.ts'

/**
 * Requires that a player takes no break: for gifts and runs. Call it after the lock of one of the player's wallets: a break
 * locks them all, so that one that is stored later comes after.
 * @throws CallError time_out, self_excluded
 */
export async function requireNoBreak(tx: Tx, accountId: string, atMs: number): Promise<void> {
  const row = await tx.selectFrom('play').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow()
  refuseBreak(row, atMs)
}

/** Like `requireNoBreak`, on a row that was read. */
export function refuseBreak(row: PlayRow, atMs: number): void {
  const pause = findPause(playOf(row, ''), atMs)
  if (!pause?.details) return
  const { kind, untilMs } = pause.details
  const params = { kind, ...(untilMs !== undefined && { until: untilMs }) }
  throw new CallError(kind === 'time_out' ? 'time_out' : 'self_excluded', params)
}
