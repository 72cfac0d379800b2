import { randomInt } from 'node:crypto'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type Attempt, decideAndStore, type LaneState } from './decide-and-store.ts'
import { connectLane } from './lane-connection.ts'
import type { Memory } from './memory.ts'
import type { AccountQueue } from './queue.ts'
import { dropOverdue, type Waiting } from './waiting.ts'

/** What a lane is made with. */
export type LaneOptions = {
  databaseUrl: string
  log: Log
  now: () => Date
  /** Most actions in one transaction. */
  batchSize: number
  queue: AccountQueue
  memory: Memory
  /** Counts the lanes from 0; the part of multiplayer rounds that this one counts its bets in. */
  number: number
  /** Actions must wait for more than so many accounts before this lane takes any. */
  above(): number
}

/** One connection's worth of the commit queue. */
export type Lane = {
  /** Starts it if it sleeps. */
  wake(): void
  /** Whether it has been at one batch for longer than a lane should be. */
  isStuck(): boolean
  /** Whether enough waits for it to take. */
  canTake(): boolean
  /** Waits until all that it can take is answered, then ends the connection. */
  close(): Promise<void>
}

const SHORTEST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500
/** A batch that takes longer waits for a lock or for the database: then the next lane takes what waits. */
const STUCK_MS = 20
const nothing = (): void => undefined

/** A loop that takes what waits, stores it as one transaction and answers; it sleeps while nothing waits. */
export function createLane(options: LaneOptions): Lane {
  const { databaseUrl, log, now, batchSize, queue, memory, number, above } = options
  const state: LaneState = { connection: undefined, multiplayerRounds: new Map(), memory }
  let running: Promise<void> | undefined
  let busySince = Number.POSITIVE_INFINITY
  let isClosing = false

  const canTake = () => queue.ready() > (isClosing ? 0 : above())

  async function run(): Promise<void> {
    // What arrives in the same turn of the event loop travels together.
    await nextTurn()
    let answer = nothing
    for (;;) {
      const batch = canTake() ? queue.take(batchSize) : []
      if (batch.length > 0) {
        busySince = performance.now()
        // The database works on this batch while the callers of the one before it are answered.
        const working = commit(batch)
        answer()
        answer = await working
        busySince = Number.POSITIVE_INFINITY
      } else {
        answer()
        answer = nothing
        await nextTurn()
        if (!canTake()) break
      }
    }
    running = undefined
  }

  /**
   * Decides a batch and stores it until it is certain how that ended, or until nobody waits for it any more.
   * @returns what answers the callers, once
   */
  async function commit(batch: Waiting[]): Promise<() => void> {
    let left = batch
    const answers: (() => void)[] = []
    for (let failures = 0; left.length > 0; failures++) {
      const attempt = await tryOnce(left)
      answers.push(attempt.answer)
      releaseMissing(left, attempt.again)
      left = attempt.again
      if (!attempt.cause) {
        // Others wrote these accounts first, or their settings changed: they are read anew, before whatever came later.
        const overtaken = dropOverdue(left, new Error('other processes kept writing the wallet'))
        releaseMissing(left, overtaken)
        queue.putBack(overtaken)
        break
      }
      if (failures === 0) log.warn(`money batch of ${left.length} ${attempt.end}: ${attempt.cause.message}`)
      if (attempt.end === 'failed') {
        answers.push(await separate(left, attempt.cause))
        break
      }
      await delay(randomInt(1, Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) + 1))
      const cause = attempt.cause
      const kept = dropOverdue(left, cause)
      releaseMissing(left, kept)
      left = kept
      queue.sift((entries) => dropOverdue(entries, cause))
    }
    return () => {
      for (const answer of answers) answer()
    }
  }

  function releaseMissing(before: readonly Waiting[], after: readonly Waiting[]): void {
    const kept = new Set(after)
    for (const entry of before) if (!kept.has(entry)) queue.release(entry.accountId)
  }

  async function tryOnce(batch: readonly Waiting[]): Promise<Attempt> {
    if (!state.connection?.isUsable()) {
      state.connection?.close()
      try {
        state.connection = await connectLane(databaseUrl, number)
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error))
        return { again: [...batch], answer: nothing, end: 'rolled back', cause }
      }
    }
    return await decideAndStore({ ...state, connection: state.connection }, batch, now())
  }

  /** A batch that fails for good may hold one bad action: each is tried alone, so that the others are done. */
  async function separate(batch: readonly Waiting[], cause: Error): Promise<() => void> {
    if (batch.length === 1) {
      const [entry] = batch
      if (entry) queue.release(entry.accountId)
      return () => entry?.reject(cause)
    }
    for (const entry of batch) (await commit([entry]))()
    return nothing
  }

  return {
    wake() {
      running ??= run()
    },
    isStuck: () => performance.now() - busySince > STUCK_MS,
    canTake,
    async close() {
      isClosing = true
      running ??= run()
      await running
      state.connection?.close()
    },
  }
}
