import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import type { PayoutRule } from './payout-rules.ts'

const HOUR_MS = 60 * 60_000

/** A destination of a player. */
export interface Destination {
  channel: string
  destination: string
  /** Milliseconds since 1970. */
  usableFromMs: number
}

/**
 * Makes a destination the account's own when nobody has it, and checks that money may go there now. A destination that the
 * rule gives to everyone belongs to nobody.
 * @throws CallError destination_taken, destination_new
 */
export async function claimDestination(
  db: Database,
  rule: PayoutRule,
  { accountId, destination, atMs }: { accountId: string; destination: string; atMs: number },
): Promise<void> {
  if (rule.shared_destinations.includes(destination)) return
  const { channel } = rule
  await db
    .insertInto('payout_destination')
    .values({ channel, destination, account_id: accountId, added_at: new Date(atMs) })
    .onConflict((conflict) => conflict.columns(['channel', 'destination']).doNothing())
    .execute()
  const owner = await db
    .selectFrom('payout_destination')
    .select(['account_id', 'added_at'])
    .where('channel', '=', channel)
    .where('destination', '=', destination)
    .executeTakeFirstOrThrow()
  if (owner.account_id !== accountId) throw new CallError('destination_taken')
  const usableFromMs = owner.added_at.getTime() + rule.destination_hours * HOUR_MS
  // Requests at the same moment have their own times: only a rule makes a destination wait.
  if (rule.destination_hours > 0 && usableFromMs > atMs) throw new CallError('destination_new', { until: usableFromMs })
}

/** Lists the destinations of an account, the newest first. */
export async function listDestinations(db: Database, accountId: string): Promise<Destination[]> {
  const rows = await db
    .selectFrom('payout_destination as d')
    .leftJoin('payout_rule as r', 'r.channel', 'd.channel')
    .select(['d.channel', 'd.destination', 'd.added_at', 'r.destination_hours'])
    .where('d.account_id', '=', accountId)
    .orderBy('d.added_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ channel, destination, added_at, destination_hours }) => ({
    channel,
    destination,
    usableFromMs: added_at.getTime() + (destination_hours ?? 24) * HOUR_MS,
  }))
}
