import { readStored, store } from '../kernel/storage/storage.ts'
import type { Once } from './popup-rules.data.ts'

const DAY_MS = 86_400_000

/** When each popup last came by itself, by name; in milliseconds since 1970. */
export type SeenPopups = Readonly<Record<string, number>>

/** Whether a popup may come again. */
export function isDue(once: Once | undefined, seenAt: number | undefined, now: number): boolean {
  if (once === undefined || seenAt === undefined) return true
  return once === 'day' && now - seenAt >= DAY_MS
}

/** Parses the stored times; anything malformed counts as none. */
export function parseSeen(text: string | undefined): SeenPopups {
  if (text === undefined) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, at]) => typeof at === 'number'))
  } catch {
    return {}
  }
}

/** When a popup last came by itself: in this tab for `session`, on this device for the others. */
export function findSeen(name: string, once: Once): number | undefined {
  return parseSeen(readStored('popupsSeen', areaOf(once)))[name]
}

/** Stores when a popup came by itself; `undefined` removes that. */
export function keepSeen(name: string, once: Once, at: number | undefined): void {
  const area = areaOf(once)
  store('popupsSeen', JSON.stringify({ ...parseSeen(readStored('popupsSeen', area)), [name]: at }), area)
}

const areaOf = (once: Once) => (once === 'session' ? 'tab' : 'device')
