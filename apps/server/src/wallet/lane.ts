import { randomInt, randomUUIDv7 } from 'node:crypto'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { KIND_NAMES } from './action.ts'
import { type Attempt, connectLane, type LaneConnection } from './lane-connection.ts'
import { answerBatch, dropOverdue, MoneyUnavailable, takeBatch, type Waiting } from './waiting.ts'

/** What a lane is made with. */
export type LaneOptions = {
  databaseUrl: string
  log: Log
  now: () => Date
  /** Most actions in one transaction. */
  batchSize: number
  /** Most actions that wait in the lane. */
  queueLimit: number
}

/** One connection's worth of the commit queue. */
export type Lane = {
  /** @throws MoneyUnavailable when too many wait */
  add(entry: Waiting): void
  /** Answers all that waits, then ends the connection. Nothing may be added afterwards. */
  close(): Promise<void>
}

const SHORTEST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500
const nothing = (): void => undefined

/** A loop that takes what waits, commits it as one transaction and answers; it sleeps while nothing waits. */
export function createLane(options: LaneOptions): Lane {
  const { databaseUrl, log, now, batchSize, queueLimit } = options
  const waiting: Waiting[] = []
  let connection: LaneConnection | undefined
  let running: Promise<void> | undefined
  let closed = false

  async function run(): Promise<void> {
    // What arrives in the same turn of the event loop travels together.
    await nextTurn()
    let answer = nothing
    for (;;) {
      const batch = takeBatch(waiting, batchSize)
      if (batch.length > 0) {
        // The database works on this batch while the callers of the one before it are answered.
        const committing = commit(batch).catch((error: Error) => () => {
          for (const entry of batch) entry.reject(error)
        })
        answer()
        answer = await committing
      } else {
        answer()
        answer = nothing
        await nextTurn()
        if (waiting.length === 0) break
      }
    }
    running = undefined
  }

  /**
   * Sends a batch until it is certain how it ended, or until nobody waits for it any more.
   * @returns what answers the callers, once
   */
  async function commit(batch: Waiting[]): Promise<() => void> {
    // The same ids and time at each attempt: whichever commits writes the same batch.
    const ids = KIND_NAMES.map(() => randomUUIDv7())
    const at = now()
    let left = batch
    for (let failures = 0; left.length > 0; failures++) {
      const attempt = await tryOnce(ids, at, left)
      if (attempt.end === 'committed') {
        return () => {
          const overtaken = answerBatch(left, attempt.answers, at)
          waiting.unshift(...dropOverdue(overtaken, new Error('other processes kept writing the wallet')))
        }
      }
      if (attempt.end === 'failed') return await separate(left, attempt.cause)
      if (failures === 0) log.warn(`money batch of ${left.length} ${attempt.end}: ${attempt.cause.message}`)
      await delay(randomInt(1, Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) + 1))
      left = dropOverdue(left, attempt.cause)
      waiting.splice(0, waiting.length, ...dropOverdue(waiting, attempt.cause))
    }
    return nothing
  }

  async function tryOnce(ids: string[], at: Date, batch: readonly Waiting[]): Promise<Attempt> {
    if (!connection?.isUsable()) {
      connection?.close()
      try {
        connection = await connectLane(databaseUrl)
      } catch (error) {
        return { end: 'rolled back', cause: error instanceof Error ? error : new Error(String(error)) }
      }
    }
    for (const entry of batch) entry.sent = true
    return await connection.attempt({ ids, at, actions: batch })
  }

  /** A batch that fails for good may hold one bad action: each is tried alone, so that the others are done. */
  async function separate(batch: readonly Waiting[], cause: Error): Promise<() => void> {
    if (batch.length === 1) return () => batch[0]?.reject(cause)
    for (const entry of batch) (await commit([entry]))()
    return nothing
  }

  return {
    add(entry) {
      if (closed || waiting.length >= queueLimit) throw new MoneyUnavailable('unavailable')
      waiting.push(entry)
      running ??= run()
    },
    async close() {
      closed = true
      await running
      connection?.close()
    },
  }
}
