import { NO_USAGE, PERIODS, type Period, type PlayUsage, startOfPeriod } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { idNow, leastId } from '../../ground/db/id-time.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { playOf, printUsage } from '../../money/wallet/stored-play.ts'
import { changePlay } from './change-play.ts'
import type { ResponsibleParts } from './parts.ts'

/** A bet's id is made before its time: when its request comes. It may then wait as long as an action waits at most. */
const ID_LEAD_MS = 60_000

/**
 * Sums the money of the running periods from the player's rounds in all wallets: stakes, and stakes less payouts. A granted spin
 * stakes nothing and wins bonus money; a void round returned its stake; an open round counts as lost.
 */
export async function readMoneyUsage(
  db: Database | Tx,
  accountId: string,
  usage: PlayUsage,
  atMs: number,
): Promise<PlayUsage> {
  const starts = Object.fromEntries(
    PERIODS.map((period) => [period, Math.max(usage.periods[period].startMs, startOfPeriod(period, atMs))]),
  ) as Record<Period, number>
  const oldestIdMs = idNow() - (atMs - Math.min(...Object.values(starts))) - ID_LEAD_MS
  const stakedIn = (period: Period) =>
    sql`coalesce(sum(a.stake_minor) filter (where a.game_id is not null and a.at >= ${new Date(starts[period])}), 0)::text`
  const lostIn = (period: Period) => sql`coalesce(sum(case when a.kind = 'void_hold' then a.amount_minor
    else a.stake_minor - a.payout_minor end) filter (where a.at >= ${new Date(starts[period])}), 0)::text`
  const { rows } = await sql<{ currency_id: string } & Record<`${Period}_${'staked' | 'lost'}`, string>>`
    select o.currency_id,
      ${stakedIn('day')} as day_staked, ${lostIn('day')} as day_lost,
      ${stakedIn('week')} as week_staked, ${lostIn('week')} as week_lost,
      ${stakedIn('month')} as month_staked, ${lostIn('month')} as month_lost
    from account_wallet o join money_action a on a.account_id = o.wallet_id and a.id >= ${leastId(oldestIdMs)}
    where o.account_id = ${accountId} and a.spin_id is null
      and (a.kind = 'void_hold' or (a.game_id is not null and a.status <> 'void'))
    group by o.currency_id`.execute(db)
  const periods = Object.fromEntries(
    PERIODS.map((period) => {
      const storedPeriod = usage.periods[period]
      const money = rows.map((row) => [
        row.currency_id,
        { stakedMinor: BigInt(row[`${period}_staked`]), lostMinor: BigInt(row[`${period}_lost`]) },
      ])
      const playedMs = storedPeriod.startMs === starts[period] ? storedPeriod.playedMs : 0
      return [period, { startMs: starts[period], playedMs, money: Object.fromEntries(money) }]
    }),
  ) as PlayUsage['periods']
  return { ...usage, periods }
}

/** Counts the money of the running periods from now on. The row is locked and the wallets wait meanwhile, so no bet is missed. */
export function startCounting(parts: Pick<ResponsibleParts, 'db' | 'now'>, accountId: string): Promise<void> {
  return changePlay(parts, { accountId, by: 'server' }, async (row, tx) => {
    const set = await countedFrom(row, tx, parts.now())
    return set && { set }
  })
}

/** The usage of a locked row with its money; undefined: it counts already. */
export async function countedFrom(
  row: Parameters<typeof playOf>[0],
  tx: Tx,
  atMs: number,
): Promise<{ usage: string; countsMoney: true } | undefined> {
  if (row.counts_money) return undefined
  const { usage } = playOf(row, '')
  return { usage: printUsage(await readMoneyUsage(tx, row.account_id, usage ?? NO_USAGE, atMs)), countsMoney: true }
}
