import type { Withdrawal } from '@fairground/contract/withdrawal'
import { minorToNumber } from '@fairground/money'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { WithdrawalTables } from '../../ground/db/tables/withdrawals.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { SiteSettings } from '../../operator/settings/site-settings.ts'

/** A stored withdrawal. */
export type WithdrawalRow = Selectable<WithdrawalTables['withdrawal']>

/** Finds a withdrawal by its id. */
export function findWithdrawal(db: Database, id: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Reads a page of the wallet's withdrawals, the newest first, and their number. */
export async function pageWithdrawals(
  db: Database,
  walletId: WalletId,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const ownRows = db.selectFrom('withdrawal').where('account_id', '=', walletId)
  const [rows, { total }] = await Promise.all([
    ownRows
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    ownRows.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

/** The decimals of a channel's currency. */
export function decimalsOfChannel({ channels, currencies }: SiteSettings, channelId: string): number {
  const decimals = currencies.get(channels.get(channelId)?.currency_id ?? '')?.decimal_length
  if (decimals === undefined) throw new Error(`the channel ${channelId} has no currency`)
  return decimals
}

/** A withdrawal as its player sees it. */
export function viewWithdrawal(row: WithdrawalRow, decimals: number): Withdrawal {
  const { id, channel, destination, status, reason, unknown_since, next_try_at } = row
  const isUnknown = status === 'SENT' && unknown_since !== null && next_try_at !== null
  return {
    id,
    channel,
    amount: minorToNumber(row.amount_minor, decimals),
    fee: minorToNumber(row.fee_minor, decimals),
    destination,
    status,
    steps: stepsOf(row),
    ...(status === 'DECLINED' && reason !== null && { reason }),
    ...(isUnknown && { nextCheckAt: next_try_at.getTime() }),
  }
}

function stepsOf({ status, created_at, approved_at, accepted_at, closed_at }: WithdrawalRow): Withdrawal['steps'] {
  const moments = [
    { name: 'requested', at: created_at },
    { name: 'approved', at: approved_at },
    // A webhook of the payment may come before the provider's answer to the order.
    { name: 'sent', at: accepted_at ?? (status === 'PAID' ? closed_at : null) },
    { name: status === 'PAID' ? 'paid' : 'declined', at: closed_at },
  ] as const
  return moments.flatMap(({ name, at }) => (at ? [{ name, at: at.getTime() }] : []))
}
