import type { Notice } from '@fairground/contract'

/** What is looked at of a notice. */
export type Scheduled = Pick<Notice, 'id' | 'type' | 'event' | 'interval' | 'pushed'>

/** Who sits before the page. */
export type Reader =
  | { kind: 'visitor' }
  /** `sinceMs`: when this page found the player logged in. */
  | { kind: 'player'; rechargeCount: number; sinceMs: number }

/** When each notice was last shown, by `showKey`, in milliseconds. */
export type Shown = Readonly<Record<string, number>>

/** A greeting after the login waits so long (NT-01). */
const GREETING_DELAY_MS = 2000

/** What repeats are counted by: the event, or the notice itself when it has none (NT-02). */
export function showKey({ event, id }: Pick<Scheduled, 'event' | 'id'>): string {
  return event === '' ? id : event
}

/** When it may come first, for those whom it is for; `undefined` for everybody else (NT-01). */
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
      // One that names an event waits for it.
      return event === '' ? 0 : undefined
  }
}

/** When it may come again: never without an interval. */
function againAt({ type, interval }: Scheduled, lastMs: number | undefined): number {
  if (lastMs === undefined) return 0
  return interval === 0 || type === 'COMPLETE_REGISTRATION' ? Number.POSITIVE_INFINITY : lastMs + interval * 1000
}

function nextTime(notice: Scheduled, reader: Reader, shown: Shown): number {
  const begins = beginsAt(notice, reader)
  if (begins === undefined) return Number.POSITIVE_INFINITY
  return Math.max(begins, againAt(notice, shown[showKey(notice)]))
}

/** The notices whose time has come, in the operator's order; of those that share an event, the first. */
export function dueNotices<N extends Scheduled>(
  notices: readonly N[],
  reader: Reader,
  shown: Shown,
  now: number,
): readonly N[] {
  const due = notices.filter((notice) => nextTime(notice, reader, shown) <= now)
  return due.filter((notice, at) => due.findIndex((other) => showKey(other) === showKey(notice)) === at)
}

/** When the next one is due; `undefined` when none will be. */
export function nextNoticeAt(notices: readonly Scheduled[], reader: Reader, shown: Shown): number | undefined {
  const next = Math.min(...notices.map((notice) => nextTime(notice, reader, shown)))
  return Number.isFinite(next) ? next : undefined
}

/** The notice that the operator has written for an event that happens now, unless it came too short a while ago. */
export function noticeForEvent<N extends Scheduled>(
  notices: readonly N[],
  event: string,
  shown: Shown,
  now: number,
): N | undefined {
  const notice = notices.find((one) => one.type === 'EVENT' && one.event !== '' && one.event === event)
  return notice && (shown[event] ?? Number.NEGATIVE_INFINITY) + notice.interval * 1000 <= now ? notice : undefined
}
