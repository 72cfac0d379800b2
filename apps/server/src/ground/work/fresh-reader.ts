/** Time that a value counts as current. */
const FRESH_MS = 1_000

/**
 * Creates a reader of a value that changes rarely: it reads at most once in `freshMs`, so a change is visible that long after its
 * commit. Concurrent calls share a reading; it does not keep a failed one.
 */
export function createFreshReader<Value>(load: () => Promise<Value>, freshMs = FRESH_MS): () => Promise<Value> {
  let lastReading: Promise<Value> | undefined
  let staleAt = 0
  return () => {
    if (lastReading && performance.now() < staleAt) return lastReading
    const reading = load()
    lastReading = reading
    staleAt = performance.now() + freshMs
    reading.catch(() => {
      if (lastReading === reading) lastReading = undefined
    })
    return reading
  }
}
