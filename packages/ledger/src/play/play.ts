import type { Period } from './periods.ts'

/** What a limit counts: money that comes in, stakes less payouts, stakes, or time of play. */
export type LimitKind = 'deposit' | 'loss' | 'wager' | 'session'

/** A limit of responsible play: of the player, of the operator for the player, or of the jurisdiction. The lowest holds. */
export type PlayLimit = {
  kind: LimitKind
  period: Period
  /** In the smallest unit of `currencyId`; of a session limit milliseconds of play. */
  value: bigint
  /** Empty for a session limit. */
  currencyId: string
}

/** Sums of one currency in one period. */
export type MoneyUsage = {
  stakedMinor: bigint
  /** Stakes of the period's bets less what these bets have paid: an open bet counts as lost. Negative after wins. */
  lostMinor: bigint
}

/** What counts towards limits in one period. */
export type PeriodUsage = {
  /** Milliseconds since 1970. */
  startMs: number
  playedMs: number
  /** By currency: a player has a wallet in each, and limits hold over all. */
  money: Readonly<Record<string, MoneyUsage>>
}

/** What a player has used of limits. */
export type PlayUsage = {
  periods: Readonly<Record<Period, PeriodUsage>>
  /** Time of the play that was counted last; 0: none. */
  lastPlayMs: number
  /** Time of play since the last reality check. */
  sinceCheckMs: number
}

/** Limits, breaks and usage of a player: one for all wallets of the account. */
export type Play = {
  /** The account's id. */
  ownerId: string
  /** Each change raises it by 1. */
  version: number
  /** Currency of this wallet. */
  currencyId: string
  /** The player's own limits and the operator's for the player. */
  limits: readonly PlayLimit[]
  /** Time of play between two reality checks that the player has set; 0: none. */
  realityCheckMs: number
  /** Milliseconds since 1970; 0: none. */
  timeOutUntilMs: number
  /** Milliseconds since 1970; 0: none; Infinity: for good. */
  excludedUntilMs: number
  /** Whether the usage has all money of its periods. Money is counted from the first limit on. */
  countsMoney: boolean
  usage: PlayUsage
}

/** A currency's part of a conversion. */
export type CurrencyScale = {
  decimals: number
  /** Units of the currency for one unit of the site's first one, times 10^8. */
  scaleE8: bigint
}
