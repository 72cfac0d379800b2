import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'

/** Reads one thing; readers of the same moment share a query. */
export type BatchedReader<Key, Value> = (key: Key) => Promise<Value | undefined>

/**
 * Makes a reader whose waiting look-ups travel together: while a query is under way the next ones gather.
 * What is read is never older than the call that asked for it.
 * @param load reads many at once and answers in the order of its keys; keys may repeat
 * @param options.most keys of one query; @param options.queries how many may be under way at once;
 * @param options.spacingMs least time between the starts of two queries: a lone look-up never waits, a crowd gathers
 */
export function createBatchedReader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
  options: { most?: number; queries?: number; spacingMs?: number } = {},
): BatchedReader<Key, Value> {
  const { most = 256, queries = 2, spacingMs = 1 } = options
  type Asked = { key: Key; resolve(value: Value | undefined): void; reject(error: unknown): void }
  const asked: Asked[] = []
  let loops = 0
  let nextStart = 0

  async function answer(batch: readonly Asked[]): Promise<void> {
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
    // What is asked in the same turn of the event loop travels together.
    await nextTurn()
    while (asked.length > 0) {
      const early = nextStart - performance.now()
      if (early > 0) await delay(early)
      nextStart = performance.now() + spacingMs
      await answer(asked.splice(0, most))
    }
    loops--
  }

  return (key) => {
    const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>()
    asked.push({ key, resolve, reject })
    if (loops < queries) void run()
    return promise
  }
}
