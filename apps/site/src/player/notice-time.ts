import { readStored, store } from '../kernel/storage/storage.ts'

/**
 * Stores when the notices last changed (PU-06).
 * @returns `newer` than this device knew, `known` already, or the `first` time that it knows of
 * @param toldMs milliseconds since 1970, from the user or from a live message
 */
export function learnNoticeTime(toldMs: number): 'first' | 'newer' | 'known' {
  const knownTime = readStored('noticeTime')
  if (knownTime !== undefined && toldMs <= Number(knownTime)) return 'known'
  store('noticeTime', String(toldMs))
  return knownTime === undefined ? 'first' : 'newer'
}
