/** Counts how often each key is there. */
export interface Tally {
  add(key: string): void
  /** Takes one back. */
  remove(key: string): void
  of(key: string): number
  /** The keys that are there at least once. */
  keys(): string[]
  /** The number of keys. */
  size(): number
}

/** Creates an empty tally. */
export function createTally(): Tally {
  const counts = new Map<string, number>()
  return {
    add: (key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    remove(key) {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
    of: (key) => counts.get(key) ?? 0,
    keys: () => [...counts.keys()],
    size: () => counts.size,
  }
}
