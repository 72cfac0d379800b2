import { readStored, store } from '../../kernel/storage/storage.ts'
import type { Shown } from './schedule.ts'

/** So many are remembered, the last ones. */
const MOST_REMEMBERED = 100

/** What a storage has kept; nothing sound counts as nothing. */
export function parseShown(stored: string | undefined): Shown {
  if (stored === undefined) return {}
  try {
    const kept: unknown = JSON.parse(stored)
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === 'number'))
  } catch {
    return {}
  }
}

/** When each notice was last shown on this device to this player, or to visitors. */
export function findShown(): Shown {
  return parseShown(readStored('noticesShown'))
}

/** Remembers that a notice is shown now. */
export function keepShown(key: string, now: number): void {
  const entries = Object.entries({ ...findShown(), [key]: now }).sort(([, one], [, other]) => one - other)
  store('noticesShown', JSON.stringify(Object.fromEntries(entries.slice(-MOST_REMEMBERED))))
}
