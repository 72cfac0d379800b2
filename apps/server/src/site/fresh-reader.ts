/** How long what was read is taken for the present. */
const FRESH_MS = 1_000

/**
 * Makes a reader of something that changes seldom: it reads at most once a second however many ask, so that a change is in
 * force a second after its commit. Those who ask while it reads share the answer; a failed read is not kept.
 */
export function createFreshReader<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined
  let staleAt = 0
  return () => {
    if (known && performance.now() < staleAt) return known
    const reading = load()
    known = reading
    staleAt = performance.now() + FRESH_MS
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }
}
