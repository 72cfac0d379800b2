import type { Notice } from '@fairground/contract/notice'

/** The fields of a notice that its schedule needs. */
export type Scheduled = Pick<Notice, 'id' | 'type' | 'event' | 'interval' | 'pushed'>

/** The player or visitor of a page. */
export type Reader =
  | { kind: 'visitor' }
  /** `sinceMs`: when this page found the player logged in. */
  | { kind: 'player'; rechargeCount: number; sinceMs: number }

/** When each notice was last shown, by `showKey`, in milliseconds. */
export type ShownTimes = Readonly<Record<string, number>>

/** The wait of a greeting after the login (NT-01). */
const GREETING_DELAY_MS = 2000

/** The key that counts repeats: the event, or the notice itself if it has none (NT-02). */
export function showKey({ event, id }: Pick<Scheduled, 'event' | 'id'>): string {
  return event === '' ? id : event
}

/** The earliest time of a notice for its audience; `undefined` for all others (NT-01). */
function beginsAt({ type, event, pushed }: Scheduled, reader: Reader): number | undefined {
  if (reader.kind === 'visitor') return type === 'NOT_LOGGED_IN' ? 0 : undefined
  switch (type) {
    case 'NOT_LOGGED_IN':
      return undefined
    case 'NOT_RECHARGED':
      return reader.rechargeCount === 0 ? 0 : undefined
    case 'COMPLETE_REGISTRATION':
      return pushed ? undefined : reader.sinceMs + GREETING_DELAY_MS
    case 'EVENT':
      // A notice with an event waits for the event.
      return event === '' ? 0 : undefined
  }
}

/** The time of a repeat; never without an interval. */
function againAt({ type, interval }: Scheduled, lastMs: number | undefined): number {
  if (lastMs === undefined) return 0
  return interval === 0 || type === 'COMPLETE_REGISTRATION' ? Number.POSITIVE_INFINITY : lastMs + interval * 1000
}

function nextTime(notice: Scheduled, reader: Reader, shownTimes: ShownTimes): number {
  const beginMs = beginsAt(notice, reader)
  if (beginMs === undefined) return Number.POSITIVE_INFINITY
  return Math.max(beginMs, againAt(notice, shownTimes[showKey(notice)]))
}

/** The due notices in the operator's order; of those with the same event, only the first. */
export function dueNotices<N extends Scheduled>(
  notices: readonly N[],
  reader: Reader,
  shownTimes: ShownTimes,
  now: number,
): readonly N[] {
  const due = notices.filter((notice) => nextTime(notice, reader, shownTimes) <= now)
  return due.filter((notice, at) => due.findIndex((candidate) => showKey(candidate) === showKey(notice)) === at)
}

/** When the next notice is due; `undefined` if there is none. */
export function nextNoticeAt(
  notices: readonly Scheduled[],
  reader: Reader,
  shownTimes: ShownTimes,
): number | undefined {
  const nextAt = Math.min(...notices.map((notice) => nextTime(notice, reader, shownTimes)))
  return Number.isFinite(nextAt) ? nextAt : undefined
}

/** The operator's notice for an event that happens now, unless its last showing was too recent. */
export function noticeForEvent<N extends Scheduled>(
  notices: readonly N[],
  event: string,
  shownTimes: ShownTimes,
  now: number,
): N | undefined {
  const notice = notices.find(
    (candidate) => candidate.type === 'EVENT' && candidate.event !== '' && candidate.event === event,
  )
  return notice && (shownTimes[event] ?? Number.NEGATIVE_INFINITY) + notice.interval * 1000 <= now ? notice : undefined
}
