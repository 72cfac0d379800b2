import { readStored, store } from '../kernel/storage/storage.ts'

/**
 * Learns when the notices last changed (PU-06): `newer` than this device knew of, `known` already, or the `first` time
 * that it hears of any.
 * @param toldMs milliseconds since 1970, from the user or from a live message
 */
export function learnNoticeTime(toldMs: number): 'first' | 'newer' | 'known' {
  const known = readStored('noticeTime')
  if (known !== undefined && toldMs <= Number(known)) return 'known'
  store('noticeTime', String(toldMs))
  return known === undefined ? 'first' : 'newer'
}
