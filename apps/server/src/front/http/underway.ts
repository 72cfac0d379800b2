import { setTimeout as pause } from 'node:timers/promises'

/** The calls that are being answered, also those whose callers have hung up. */
export interface Underway {
  /** Counts a call until its work has ended, well or not. */
  hold(work: Promise<unknown>): void
  /** Resolves once no counted call runs, and after `limitMs` in any case. */
  settled(limitMs: number): Promise<void>
}

/** Creates a count of nothing. */
export function createUnderway(): Underway {
  const works = new Set<Promise<unknown>>()
  async function settle(): Promise<void> {
    while (works.size > 0) await Promise.allSettled(works)
  }
  return {
    hold(work) {
      works.add(work)
      const end = () => void works.delete(work)
      work.then(end, end)
    },
    async settled(limitMs) {
      const limit = new AbortController()
      await Promise.race([settle(), pause(limitMs, undefined, { signal: limit.signal }).catch(() => undefined)])
      limit.abort()
    },
  }
}
