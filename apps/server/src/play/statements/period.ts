import { STATEMENT_MOST_DAYS } from '@fairground/contract/calls/statement'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import { timeOfId } from '../../ground/db/id-time.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'

/** The period of a statement: from the first moment to the moment after the last, milliseconds since 1970. */
export type Period = { fromMs: number; toMs: number }

const DAY_MS = 24 * 60 * 60_000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads the two ends of a period. A day as the end belongs to the period, so that 1 to 30 November is November.
 * @throws CallError statement_period for a day that is not in the calendar, an end before the begin, or a period that is too long
 */
export function readPeriod({ from, to }: { from: number | string; to: number | string }): Period {
  const fromMs = momentOf(from)
  const toMs = momentOf(to) + (isDay(to) ? DAY_MS : 0)
  const isSound = fromMs >= 0 && fromMs <= toMs && toMs - fromMs <= STATEMENT_MOST_DAYS * DAY_MS
  if (!isSound) throw new CallError('statement_period', { days: STATEMENT_MOST_DAYS })
  return { fromMs, toMs }
}

const isDay = (moment: number | string) => typeof moment === 'string' && DAY.test(moment)

/** NaN for a time that is not in the calendar. */
function momentOf(moment: number | string): number {
  if (typeof moment === 'number') return moment
  const ms = Date.parse(moment)
  // Some engines read 30 February as 2 March.
  return isDay(moment) && !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) !== moment ? Number.NaN : ms
}

/**
 * Cuts a period to what the database holds of a wallet. Older months are in the archive (docs/retention.md), so a statement begins
 * after them, and says so by its first moment.
 */
export async function withinRecords(db: Database, walletId: WalletId, { fromMs, toMs }: Period): Promise<Period> {
  const last = await db
    .selectFrom('archived_month')
    .select('upper_id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('archived_wallet').select('account_id').where('account_id', '=', walletId)),
    )
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  const firstMs = last ? timeOfId(last.upper_id) : 0
  return { fromMs: Math.max(fromMs, firstMs), toMs: Math.max(toMs, firstMs) }
}
