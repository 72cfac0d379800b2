import { CallError } from '@fairground/contract/envelope'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { Tx } from '../../ground/db/tx.ts'
import type { PayoutRule } from './payout-rules.ts'

const HOUR_MS = 60 * 60_000

/** A destination of a player. */
export interface Destination {
  channel: string
  destination: string
  /** Milliseconds since 1970. */
  usableFromMs: number
}

type Place = { accountId: string; destination: string }

/** Whether a destination is another player's. */
export async function isTaken(
  db: Database | Tx,
  rule: PayoutRule,
  { accountId, destination }: Place,
): Promise<boolean> {
  const ownerId = await findOwner(db, rule, destination)
  return ownerId !== undefined && ownerId !== accountId
}

/**
 * Requires that money of an account may go to a destination: that it is not another player's.
 * @throws CallError destination_taken
 */
export async function requireFree(db: Database | Tx, rule: PayoutRule, place: Place): Promise<void> {
  if (await isTaken(db, rule, place)) throw new CallError('destination_taken')
}

/**
 * Finds the player whose a destination is: to whom money was first paid there, since staff last gave it free. One that the rule
 * says is everyone's is nobody's.
 */
export async function findOwner(
  db: Database | Tx,
  { channel, shared_destinations }: PayoutRule,
  destination: string,
): Promise<string | undefined> {
  if (shared_destinations.includes(destination)) return undefined
  const { rows } = await sql<{ account_id: string }>`
    select o.account_id from withdrawal w join account_wallet o on o.wallet_id = w.account_id
    where w.channel = ${channel} and w.destination = ${destination} and w.status = 'PAID' and w.closed_at > coalesce((
      select max(r.at) from payout_destination_release r
      where r.channel = ${channel} and r.destination = ${destination}), '-infinity')
    order by w.closed_at limit 1`.execute(db)
  return rows[0]?.account_id
}

/**
 * Notes that an account has named a destination, and requires that the wait of the rule is over since it did so first.
 * @throws CallError destination_new
 */
export async function nameDestination(
  db: Database,
  { channel, destination_hours, shared_destinations }: PayoutRule,
  { accountId, destination, atMs }: Place & { atMs: number },
): Promise<void> {
  if (shared_destinations.includes(destination)) return
  const namedPlace = { channel, destination, account_id: accountId }
  await db
    .insertInto('payout_destination')
    .values({ ...namedPlace, added_at: new Date(atMs) })
    .onConflict((conflict) => conflict.columns(['channel', 'destination', 'account_id']).doNothing())
    .execute()
  const { added_at } = await db
    .selectFrom('payout_destination')
    .select('added_at')
    .where((where) => where.and(namedPlace))
    .executeTakeFirstOrThrow()
  const usableFromMs = added_at.getTime() + destination_hours * HOUR_MS
  // Requests at the same moment have their own times: only a rule makes a destination wait.
  if (destination_hours > 0 && usableFromMs > atMs) throw new CallError('destination_new', { until: usableFromMs })
}

/** Gives a destination free, so that whoever is paid there next owns it. */
export async function releaseDestination(
  db: Database,
  release: { channel: string; destination: string; keyId: string; reason: string; atMs: number },
): Promise<void> {
  const { channel, destination, keyId, reason, atMs } = release
  await db
    .insertInto('payout_destination_release')
    .values({ channel, destination, at: new Date(atMs), by_key: keyId, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
