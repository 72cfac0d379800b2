import type { NoticeType, StoredNotice } from '@fairground/contract'

/** Who asks for notices: somebody who is logged out, or a player with so many deposits paid. */
export type Reader = 'visitor' | { depositCount: number }

/** Whether a notice of a type is for a reader (NT-01). */
function isFor(type: NoticeType, reader: Reader): boolean {
  if (reader === 'visitor') return type === 'NOT_LOGGED_IN'
  if (type === 'NOT_RECHARGED') return reader.depositCount === 0
  return type !== 'NOT_LOGGED_IN'
}

/** Whether a notice shows at a moment, milliseconds since 1970: `from` is the first one, `until` the first without it. */
function isShown({ enabled, from, until }: StoredNotice, atMs: number): boolean {
  return enabled && (from === undefined || from <= atMs) && (until === undefined || atMs < until)
}

/** The notices that a reader gets at a moment, in their order. */
export function noticesFor(notices: readonly StoredNotice[], reader: Reader, atMs: number): StoredNotice[] {
  return notices.filter((notice) => isShown(notice, atMs) && isFor(notice.type, reader))
}

/**
 * When the notices last became others, milliseconds since 1970: staff has changed them, or the time of one has come or
 * gone.
 */
export function lastChange(notices: readonly StoredNotice[], changedAtMs: number, atMs: number): number {
  const turns = notices
    .filter(({ enabled }) => enabled)
    .flatMap(({ from, until }) => [from, until])
    .filter((turn) => turn !== undefined && turn <= atMs)
  return Math.max(changedAtMs, ...turns.map(Number))
}
