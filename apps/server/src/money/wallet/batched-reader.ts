import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'

/** Reads one value by its key. Look-ups of the same moment share a query. */
export type BatchedReader<Key, Value> = (key: Key) => Promise<Value | undefined>

/**
 * Creates a reader that batches look-ups: while a query runs, new look-ups gather for the next one.
 * A value is never older than the look-up that returns it.
 * @param load reads many keys at once and answers in their order; keys may repeat
 * @param options.most most keys of one query; @param options.queries most queries at once;
 * @param options.spacingMs least time between the starts of two queries; a single look-up never waits for it
 */
export function createBatchedReader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
  options: { most?: number; queries?: number; spacingMs?: number } = {},
): BatchedReader<Key, Value> {
  const { most = 256, queries = 2, spacingMs = 1 } = options
  type Lookup = { key: Key; resolve(value: Value | undefined): void; reject(error: unknown): void }
  const lookups: Lookup[] = []
  let loops = 0
  let nextStart = 0

  async function answer(batch: readonly Lookup[]): Promise<void> {
    if (batch.length === 0) return
    try {
      const values = await load(batch.map(({ key }) => key))
      for (const [at, { resolve }] of batch.entries()) resolve(values[at])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function run(): Promise<void> {
    loops++
    // Look-ups of the same turn of the event loop share the query.
    await nextTurn()
    while (lookups.length > 0) {
      const early = nextStart - performance.now()
      if (early > 0) await delay(early)
      nextStart = performance.now() + spacingMs
      await answer(lookups.splice(0, most))
    }
    loops--
  }

  return (key) => {
    const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>()
    lookups.push({ key, resolve, reject })
    if (loops < queries) void run()
    return promise
  }
}
