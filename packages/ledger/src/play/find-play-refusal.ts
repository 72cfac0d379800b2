import type { DecisionContext } from '../commands.ts'
import { convert } from './convert.ts'
import type { Period } from './periods.ts'
import type { LimitKind, Play, PlayLimit } from './play.ts'
import { periodAt, playedSince, resetOf } from './usage.ts'

/** Reasons of responsible play to refuse a bet. `play_uncounted`: the usage lacks earlier money and must be counted first. */
export type PlayReason =
  | 'limit_loss'
  | 'limit_wager'
  | 'limit_session'
  | 'reality_check'
  | 'time_out'
  | 'self_excluded'
  | 'play_uncounted'

/** What a player is told of a refusal by responsible play. */
export type PlayDetails = {
  kind: LimitKind | 'reality_check' | 'time_out' | 'exclusion'
  period?: Period
  /** What the limit leaves, in the smallest unit of the wallet's currency; of a session limit 0. */
  leftMinor?: bigint
  /** When it ends: milliseconds since 1970; absent: for good, or by the player. */
  untilMs?: number
  /** Minutes of play since the last reality check. */
  minutes?: number
}

/** A refusal by responsible play. */
export type PlayRefusal = { reason: PlayReason; details?: PlayDetails }

type Bet = { stakeMinor: bigint; jurisdictionId: string }

/** The limits and the reality check that hold for a player in a jurisdiction. */
export function rulesFor(
  play: Play,
  jurisdiction: { limits: readonly PlayLimit[]; realityCheckMs: number } | undefined,
): { limits: readonly PlayLimit[]; realityCheckMs: number } {
  const intervals = [play.realityCheckMs, jurisdiction?.realityCheckMs ?? 0].filter((ms) => ms > 0)
  return {
    limits: jurisdiction?.limits.length ? [...play.limits, ...jurisdiction.limits] : play.limits,
    realityCheckMs: intervals.length > 0 ? Math.min(...intervals) : 0,
  }
}

/** The running break; undefined: none. */
export function findPause({ timeOutUntilMs, excludedUntilMs }: Play, atMs: number): PlayRefusal | undefined {
  if (excludedUntilMs > atMs) {
    const until = Number.isFinite(excludedUntilMs) ? { untilMs: excludedUntilMs } : {}
    return { reason: 'self_excluded', details: { kind: 'exclusion', ...until } }
  }
  if (timeOutUntilMs > atMs) return { reason: 'time_out', details: { kind: 'time_out', untilMs: timeOutUntilMs } }
  return undefined
}

/**
 * Why responsible play refuses a bet: a break, a session limit, a reality check, or a limit that the whole stake would pass,
 * since the whole stake may be lost. A free spin stakes no money.
 */
export function findPlayRefusal(
  play: Play,
  bet: Bet,
  isSpin: boolean,
  context: Pick<DecisionContext, 'atMs' | 'jurisdictions' | 'currencies'>,
): PlayRefusal | undefined {
  const { atMs, jurisdictions } = context
  const pause = findPause(play, atMs)
  if (pause) return pause
  const { limits, realityCheckMs } = rulesFor(play, jurisdictions.get(bet.jurisdictionId))
  if (limits.length === 0 && realityCheckMs === 0) return undefined
  const playedMs = playedSince(play.usage, atMs)
  for (const { period } of limits.filter((limit) => isTimeOver(play, limit, playedMs, atMs))) {
    const untilMs = resetOf(period, play.usage.periods[period], atMs)
    return { reason: 'limit_session', details: { kind: 'session', period, leftMinor: 0n, untilMs } }
  }
  const sinceCheckMs = play.usage.sinceCheckMs + playedMs
  if (realityCheckMs > 0 && sinceCheckMs >= realityCheckMs)
    return { reason: 'reality_check', details: { kind: 'reality_check', minutes: Math.floor(sinceCheckMs / 60_000) } }
  if (isSpin) return undefined
  const moneyLimits = limits.filter(({ kind }) => kind === 'loss' || kind === 'wager')
  if (moneyLimits.length > 0 && !play.countsMoney) return { reason: 'play_uncounted' }
  return findTightest(play, moneyLimits, bet.stakeMinor, context)
}

function isTimeOver({ usage }: Play, { kind, period, value }: PlayLimit, playedMs: number, atMs: number): boolean {
  if (kind !== 'session') return false
  return BigInt(periodAt(period, usage.periods[period], atMs).playedMs + playedMs) >= value
}

/** What a limit of money leaves, in the smallest unit of the limit's currency; at least 0. */
export function leftOf(
  play: Play,
  limit: PlayLimit,
  { atMs, currencies }: Pick<DecisionContext, 'atMs' | 'currencies'>,
): bigint {
  const left = limit.value - usedOf(play, limit, { atMs, currencies })
  return left > 0n ? left : 0n
}

/** What counts of a limit of loss or stakes, over all currencies, in the limit's own. */
export function usedOf(
  { usage }: Pick<Play, 'usage'>,
  { kind, period, currencyId }: Pick<PlayLimit, 'kind' | 'period' | 'currencyId'>,
  { atMs, currencies }: Pick<DecisionContext, 'atMs' | 'currencies'>,
): bigint {
  const { money } = periodAt(period, usage.periods[period], atMs)
  return Object.entries(money).reduce(
    (sum, [from, { stakedMinor, lostMinor }]) =>
      sum + convert(kind === 'wager' ? stakedMinor : lostMinor, from, currencyId, currencies, 'up'),
    0n,
  )
}

/** The limit that leaves least, when a stake would pass it. */
function findTightest(
  play: Play,
  limits: readonly PlayLimit[],
  stakeMinor: bigint,
  context: Pick<DecisionContext, 'atMs' | 'currencies'>,
): PlayRefusal | undefined {
  const { currencies, atMs } = context
  let tightest: (PlayRefusal & { leftMinor: bigint }) | undefined
  for (const limit of limits) {
    const left = leftOf(play, limit, context)
    if (convert(stakeMinor, play.currencyId, limit.currencyId, currencies, 'up') <= left) continue
    const leftMinor = convert(left, limit.currencyId, play.currencyId, currencies, 'down')
    if (tightest && tightest.leftMinor <= leftMinor) continue
    const { period } = limit
    const kind = limit.kind === 'wager' ? 'wager' : 'loss'
    const untilMs = resetOf(period, play.usage.periods[period], atMs)
    tightest = { reason: `limit_${kind}`, leftMinor, details: { kind, period, leftMinor, untilMs } }
  }
  return tightest && { reason: tightest.reason, ...(tightest.details && { details: tightest.details }) }
}
