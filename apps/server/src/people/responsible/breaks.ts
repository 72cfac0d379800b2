import type { Tx } from '../../ground/db/tx.ts'
import { playOf, printUsage } from '../../money/wallet/stored-play.ts'
import { changePlay, changePlayIn } from './change-play.ts'
import type { ResponsibleParts } from './parts.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Starts a time-out, or makes the running one longer; it never becomes shorter. @returns its end */
export async function timeOut(
  parts: Pick<ResponsibleParts, 'db' | 'now'>,
  accountId: string,
  hours: number,
): Promise<number> {
  let untilMs = parts.now() + hours * HOUR_MS
  await changePlay(parts, { accountId, by: 'player' }, (row) => {
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
  parts: Pick<ResponsibleParts, 'db' | 'now'>,
  accountId: string,
  days: number | undefined,
): Promise<number | undefined> {
  let untilMs = days === undefined ? Number.POSITIVE_INFINITY : parts.now() + days * DAY_MS
  await changePlay(parts, { accountId, by: 'player' }, (row) => {
    untilMs = Math.max(untilMs, Number(row.excluded_until ?? 0))
    const isForGood = untilMs === Number.POSITIVE_INFINITY
    return {
      set: { excludedUntil: isForGood ? 'infinity' : new Date(untilMs) },
      event: { kind: 'exclude', details: { days, ...(!isForGood && { untilMs }) } },
    }
  })
  return untilMs === Number.POSITIVE_INFINITY ? undefined : untilMs
}

/**
 * Gives an account the exclusion that its player has under another one; it never makes one shorter.
 * @param untilMs its end; Infinity: for good
 */
export function carryExclusion(tx: Tx, at: Date, accountId: string, untilMs: number): Promise<void> {
  return changePlayIn(tx, at, { accountId, by: 'identity' }, (row) => {
    if (Number(row.excluded_until ?? 0) >= untilMs) return undefined
    const isForGood = untilMs === Number.POSITIVE_INFINITY
    return {
      set: { excludedUntil: isForGood ? 'infinity' : new Date(untilMs) },
      event: { kind: 'exclude', details: isForGood ? {} : { untilMs } },
    }
  })
}

/** Sets the player's own reality check. */
export function setRealityCheck(
  parts: Pick<ResponsibleParts, 'db' | 'now'>,
  accountId: string,
  minutes: number,
): Promise<void> {
  return changePlay(parts, { accountId, by: 'player' }, () => ({
    set: { realityCheckMinutes: minutes },
    event: { kind: 'set_reality_check', details: { minutes } },
  }))
}

/** Plays on after a reality check: its time of play counts from 0 again. */
export function playOn(parts: Pick<ResponsibleParts, 'db' | 'now'>, accountId: string): Promise<void> {
  return changePlay(parts, { accountId, by: 'player' }, (row) => {
    const { usage } = playOf(row, '')
    const minutes = Math.floor(usage.sinceCheckMs / 60_000)
    const atMs = parts.now()
    return {
      set: { usage: printUsage({ ...usage, sinceCheckMs: 0, lastPlayMs: Math.max(usage.lastPlayMs, atMs) }) },
      event: { kind: 'play_on', details: { minutes } },
    }
  })
}
