import type { NoticeType } from '@fairground/contract/notice'
import type { StoredNotice } from '@fairground/contract/notice-draft'

/** The reader of notices: a logged-out visitor, or a player with a number of paid deposits, who may take a break. */
export type Reader = 'visitor' | { depositCount: number; isPaused: boolean }

/** Whether a notice type is for a reader (NT-01). Notices advertise: who takes a break or is excluded gets none (RG-03). */
function isFor(type: NoticeType, reader: Reader): boolean {
  if (reader === 'visitor') return type === 'NOT_LOGGED_IN'
  if (reader.isPaused) return false
  if (type === 'NOT_RECHARGED') return reader.depositCount === 0
  return type !== 'NOT_LOGGED_IN'
}

/** Whether a notice is shown at a time, milliseconds since 1970: from `from` up to but without `until`. */
function isShown({ enabled, from, until }: StoredNotice, atMs: number): boolean {
  return enabled && (from === undefined || from <= atMs) && (until === undefined || atMs < until)
}

/** The notices of a reader at a time, in order. */
export function noticesFor(notices: readonly StoredNotice[], reader: Reader, atMs: number): StoredNotice[] {
  return notices.filter((notice) => isShown(notice, atMs) && isFor(notice.type, reader))
}

/**
 * The last change of the shown notices, milliseconds since 1970: staff has changed one, or a notice has started or ended.
 */
export function lastChange(notices: readonly StoredNotice[], changedAtMs: number, atMs: number): number {
  const turns = notices
    .filter(({ enabled }) => enabled)
    .flatMap(({ from, until }) => [from, until])
    .filter((turn) => turn !== undefined && turn <= atMs)
  return Math.max(changedAtMs, ...turns.map(Number))
}
