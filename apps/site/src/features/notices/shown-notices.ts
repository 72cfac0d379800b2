import { readStored, store } from '../../kernel/storage/storage.ts'
import type { ShownTimes } from './schedule.ts'

/** The most remembered notices; the oldest go first. */
const MOST_REMEMBERED = 100

/** Parses the stored times; an invalid text counts as empty. */
export function parseShownTimes(text: string | undefined): ShownTimes {
  if (text === undefined) return {}
  try {
    const record: unknown = JSON.parse(text)
    if (typeof record !== 'object' || record === null) return {}
    return Object.fromEntries(Object.entries(record).filter(([, at]) => typeof at === 'number'))
  } catch {
    return {}
  }
}

/** When each notice was last shown on this device, to this player or to visitors. */
export function loadShownTimes(): ShownTimes {
  return parseShownTimes(readStored('noticesShown'))
}

/** Stores that a notice is shown now. */
export function storeShownTime(key: string, now: number): void {
  const entries = Object.entries({ ...loadShownTimes(), [key]: now }).sort(([, a], [, b]) => a - b)
  store('noticesShown', JSON.stringify(Object.fromEntries(entries.slice(-MOST_REMEMBERED))))
}
