import type { Services } from '../../app/services.ts'
import { changePlay } from './change-play.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Starts a time-out, or makes the running one longer; it never becomes shorter. @returns its end */
export async function timeOut(
  services: Pick<Services, 'db' | 'now'>,
  accountId: string,
  hours: number,
): Promise<number> {
  let untilMs = services.now() + hours * HOUR_MS
  await changePlay(services, { accountId, by: 'player' }, (row) => {
    untilMs = Math.max(untilMs, Number(row.time_out_until ?? 0))
    return { set: { timeOutUntil: new Date(untilMs) }, event: { kind: 'time_out', details: { hours, untilMs } } }
  })
  return untilMs
}

/**
 * Excludes a player, or makes the running exclusion longer; it never becomes shorter.
 * @param days undefined: for good @returns its end; undefined: none
 */
export async function exclude(
  services: Pick<Services, 'db' | 'now'>,
  accountId: string,
  days: number | undefined,
): Promise<number | undefined> {
  let untilMs = days === undefined ? Number.POSITIVE_INFINITY : services.now() + days * DAY_MS
  await changePlay(services, { accountId, by: 'player' }, (row) => {
    untilMs = Math.max(untilMs, Number(row.excluded_until ?? 0))
    const isForGood = untilMs === Number.POSITIVE_INFINITY
    return {
      set: { excludedUntil: isForGood ? 'infinity' : new Date(untilMs) },
      event: { kind: 'exclude', details: { days, ...(!isForGood && { untilMs }) } },
    }
  })
  return untilMs === Number.POSITIVE_INFINITY ? undefined : untilMs
}

/** Sets the player's own reality check. */
export function setRealityCheck(
  services: Pick<Services, 'db' | 'now'>,
  accountId: string,
  minutes: number,
): Promise<void> {
  return changePlay(services, { accountId, by: 'player' }, () => ({
    set: { realityCheckMinutes: minutes },
    event: { kind: 'set_reality_check', details: { minutes } },
  }))
}
