import {
  type LimitKind,
  NO_USAGE,
  PERIODS,
  type Period,
  type PeriodUsage,
  type Play,
  type PlayLimit,
  type PlayUsage,
} from '@fairground/ledger'
import type { Database } from '../../ground/db/database.ts'

/** A limit as the table `play` stores it. Values are texts of integers: smallest units, or milliseconds of play. */
export type StoredLimit = {
  kind: LimitKind
  period: Period
  /** Who has set it: only staff changes an operator's. */
  source: 'player' | 'operator'
  /** Null: none, while a change waits. */
  value: string | null
  /** Empty for a session limit. */
  currencyId: string
  /** The looser limit that waits. `from`: when it may be confirmed, milliseconds since 1970. */
  pending?: { value: string | null; currencyId: string; from: number }
}

/** The columns of a row of `play`, from either driver: JSON is parsed. */
export type PlayRow = {
  account_id: string
  version: unknown
  limits: unknown
  usage: unknown
  counts_money: boolean
  reality_check_minutes: number
  time_out_until: Date | number | null
  excluded_until: Date | number | null
}

/** Parses a row of `play`. @param currencyId of the wallet that the play is read for */
export function playOf(row: PlayRow, currencyId: string): Play {
  return {
    ownerId: row.account_id,
    version: Number(row.version),
    currencyId,
    limits: limitsInForce(row.limits as StoredLimit[]),
    realityCheckMs: row.reality_check_minutes * 60_000,
    timeOutUntilMs: Number(row.time_out_until ?? 0),
    excludedUntilMs: Number(row.excluded_until ?? 0),
    countsMoney: row.counts_money,
    usage: parseUsage(row.usage as StoredUsage),
  }
}

/** Reads the version of a player's usage, which every change of it raises. */
export async function readPlayVersion(db: Database, accountId: string): Promise<number> {
  const { version } = await db
    .selectFrom('play')
    .select('version')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(version)
}

/** The limits that hold: those with a value. */
function limitsInForce(limits: readonly StoredLimit[]): PlayLimit[] {
  return limits.flatMap(({ kind, period, value, currencyId }) =>
    value === null ? [] : [{ kind, period, value: BigInt(value), currencyId }],
  )
}

/** Usage as JSON: of each period its start, time of play, and by currency stakes and losses. Empty before the first play. */
type StoredUsage = { [P in Period]?: [number, number, Record<string, [string, string]>] } & {
  last?: number
  since?: number
}

function parseUsage({ last = 0, since = 0, ...stored }: StoredUsage): PlayUsage {
  const periods = Object.fromEntries(
    PERIODS.map((period): [Period, PeriodUsage] => {
      const usage = stored[period]
      if (!usage) return [period, NO_USAGE.periods[period]]
      const [startMs, playedMs, money] = usage
      const amounts = Object.entries(money).map(([currencyId, [staked, lost]]) => [
        currencyId,
        { stakedMinor: BigInt(staked), lostMinor: BigInt(lost) },
      ])
      return [period, { startMs, playedMs, money: Object.fromEntries(amounts) }]
    }),
  ) as Record<Period, PeriodUsage>
  return { periods, lastPlayMs: last, sinceCheckMs: since }
}

/** Prints usage for the table. */
export function printUsage({ periods, lastPlayMs, sinceCheckMs }: PlayUsage): string {
  const storedPeriods = PERIODS.map((period) => {
    const { startMs, playedMs, money } = periods[period]
    const amounts = Object.entries(money).map(([currencyId, { stakedMinor, lostMinor }]) => [
      currencyId,
      [String(stakedMinor), String(lostMinor)],
    ])
    return [period, [startMs, playedMs, Object.fromEntries(amounts)]]
  })
  return JSON.stringify({ ...Object.fromEntries(storedPeriods), last: lastPlayMs, since: sinceCheckMs })
}
