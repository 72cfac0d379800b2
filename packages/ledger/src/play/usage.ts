import { endOfPeriod, PERIODS, type Period, startOfPeriod } from './periods.ts'
import type { MoneyUsage, PeriodUsage, PlayUsage } from './play.ts'

/**
 * Time of play goes from each bet, free spin, step and end of a round to the next one, as long as they are at most so far apart: so a
 * flight counts from its bet to its end. Demonstrations are no play.
 */
export const IDLE_MS = 5 * 60_000

/** Usage before the first play. */
export const NO_USAGE: PlayUsage = {
  periods: {
    day: { startMs: 0, playedMs: 0, money: {} },
    week: { startMs: 0, playedMs: 0, money: {} },
    month: { startMs: 0, playedMs: 0, money: {} },
  },
  lastPlayMs: 0,
  sinceCheckMs: 0,
}

/** The period that counts now. A clock that goes back stays in the later period, so that no sum is lost. */
export function periodAt(period: Period, usage: PeriodUsage, atMs: number): PeriodUsage {
  const startMs = startOfPeriod(period, atMs)
  return startMs > usage.startMs ? { startMs, playedMs: 0, money: {} } : usage
}

/** When the period of a usage ends. */
export function resetOf(period: Period, usage: PeriodUsage, atMs: number): number {
  return endOfPeriod(period, periodAt(period, usage, atMs).startMs)
}

/** Time of play from the last counted play to now; 0 after a pause. */
export function playedSince({ lastPlayMs }: PlayUsage, atMs: number): number {
  const passedMs = atMs - lastPlayMs
  return lastPlayMs > 0 && passedMs > 0 && passedMs <= IDLE_MS ? passedMs : 0
}

/** Money that an action moves between player and games. */
export type PlayedMoney = {
  currencyId: string
  stakedMinor: bigint
  lostMinor: bigint
  /** When the bet was placed: it counts in the periods that it was placed in. */
  placedAtMs: number
}

/** Usage after an action: the time since the last one, and the action's money. */
export function usageAfter(usage: PlayUsage, atMs: number, money?: PlayedMoney): PlayUsage {
  const playedMs = playedSince(usage, atMs)
  const periods = Object.fromEntries(
    PERIODS.map((period) => {
      const current = periodAt(period, usage.periods[period], atMs)
      const countedMoney =
        money && money.placedAtMs >= current.startMs ? moneyWith(current.money, money) : current.money
      return [period, { ...current, playedMs: current.playedMs + playedMs, money: countedMoney }]
    }),
  ) as Record<Period, PeriodUsage>
  return {
    periods,
    lastPlayMs: Math.max(usage.lastPlayMs, atMs),
    sinceCheckMs: usage.sinceCheckMs + playedMs,
  }
}

function moneyWith(money: PeriodUsage['money'], { currencyId, stakedMinor, lostMinor }: PlayedMoney) {
  const before: MoneyUsage = money[currencyId] ?? { stakedMinor: 0n, lostMinor: 0n }
  return {
    ...money,
    [currencyId]: { stakedMinor: before.stakedMinor + stakedMinor, lostMinor: before.lostMinor + lostMinor },
  }
}
