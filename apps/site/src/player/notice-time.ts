import { readStored, store } from '../kernel/storage/storage.ts'

/**
 * Learns when the notices last changed (PU-06): `newer` than this device knew of, `known` already, or the `first` time
 * that it hears of any.
 * @param toldMs milliseconds since 1970, from the user or from a live message
 */
export function learnNoticeTime(toldMs: number): 'first' | 'newer' | 'known' {
  const knownTime = readStored('noticeTime')
  if (knownTime !== undefined && toldMs <= Number(knownTime)) return 'known'
  store('noticeTime', String(toldMs))
  return knownTime === undefined ? 'first' : 'newer'
}
