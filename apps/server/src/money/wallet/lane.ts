import { randomInt } from 'node:crypto'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Log } from '../../ground/log.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { type Attempt, decideAndStore, type LaneState } from './decide-and-store.ts'
import { connectLane } from './lane-connection.ts'
import type { Memory } from './memory.ts'
import type { AccountQueue } from './queue.ts'
import { dropOverdue, giveUpOverdue, type Waiting } from './waiting.ts'

/** Options of a lane. */
export type LaneOptions = {
  databaseUrl: string
  keyring: Keyring
  log: Log
  now: () => Date
  /** Most actions in one transaction. */
  batchSize: number
  queue: AccountQueue
  memory: Memory
  /** Number of the lane from 0. */
  number: number
  /** The lane takes actions only while more accounts than this wait. */
  above(): number
  /** Called when the lane goes to sleep and leaves actions that another lane should take. */
  handOver(): void
}

/** One loop of the commit queue with its own connection. */
export type Lane = {
  /** Starts the loop if it sleeps. */
  wake(): void
  /** Whether one batch takes longer than STUCK_MS. */
  isStuck(): boolean
  /** Whether a batch is under way. */
  isBusy(): boolean
  /** Answers the callers of the batch under way whose deadline has passed. The batch goes on: it may be stored. */
  giveUpOverdue(): void
  /** Whether enough accounts wait for this lane. */
  canTake(): boolean
  /** Waits until all waiting actions are answered, then closes the connection. */
  close(): Promise<void>
}

const SHORTEST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500
/** A batch that takes longer waits for a lock or for the database; then the next lane takes the waiting actions. */
const STUCK_MS = 20
const nothing = (): void => undefined

/** Creates a loop that takes waiting actions, stores them in one transaction and answers. It sleeps while none wait. */
export function createLane(options: LaneOptions): Lane {
  const { log, now, batchSize, queue, memory, number, above, handOver } = options
  const state: LaneState = { connection: undefined, multiplayerRounds: new Map(), memory }
  let currentRun: Promise<void> | undefined
  let busySince = Number.POSITIVE_INFINITY
  let underWay: readonly Waiting[] = []
  let isClosing = false

  const canTake = () => queue.countReady() > (isClosing ? 0 : above())

  async function run(): Promise<void> {
    // Actions that arrive in the same turn of the event loop share a batch.
    await nextTurn()
    let answer = nothing
    for (;;) {
      const batch = canTake() ? queue.take(batchSize) : []
      if (batch.length > 0) {
        busySince = performance.now()
        underWay = batch
        // The database works on this batch while the callers of the previous one get their answers.
        const working = commit(batch)
        answer()
        answer = await working
        busySince = Number.POSITIVE_INFINITY
        underWay = []
      } else {
        answer()
        answer = nothing
        await nextTurn()
        if (!canTake()) break
      }
    }
    currentRun = undefined
    // It helped while another lane was stuck, and that one may sleep by now.
    if (queue.countReady() > 0) handOver()
  }

  /**
   * Decides and stores a batch, and repeats it until the end is certain or all its deadlines have passed.
   * @returns a function that answers the callers; call it once
   */
  async function commit(batch: Waiting[]): Promise<() => void> {
    let waitingEntries = batch
    const answers: (() => void)[] = []
    for (let failures = 0; waitingEntries.length > 0; failures++) {
      const attempt = await tryOnce(waitingEntries)
      answers.push(attempt.answer)
      releaseMissing(waitingEntries, attempt.again)
      waitingEntries = attempt.again
      if (!attempt.cause) {
        // Another process wrote these accounts first, or the settings changed: they go back to the front of the queue.
        const overtakenEntries = dropOverdue(waitingEntries, new Error('other processes kept writing the wallet'))
        releaseMissing(waitingEntries, overtakenEntries)
        queue.putBack(overtakenEntries)
        break
      }
      if (failures === 0) log.warn(`money batch of ${waitingEntries.length} ${attempt.end}: ${attempt.cause.message}`)
      if (attempt.end === 'failed') {
        answers.push(await separate(waitingEntries, attempt.cause))
        break
      }
      await delay(randomInt(1, Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) + 1))
      const cause = attempt.cause
      const remainingEntries = dropOverdue(waitingEntries, cause)
      releaseMissing(waitingEntries, remainingEntries)
      waitingEntries = remainingEntries
      queue.sift((entries) => dropOverdue(entries, cause))
    }
    return () => {
      for (const answer of answers) answer()
    }
  }

  function releaseMissing(before: readonly Waiting[], after: readonly Waiting[]): void {
    const afterEntries = new Set(after)
    for (const entry of before) if (!afterEntries.has(entry)) queue.release(entry.accountId)
  }

  async function tryOnce(batch: readonly Waiting[]): Promise<Attempt> {
    if (!state.connection?.isUsable()) {
      state.connection?.close()
      try {
        state.connection = await connectLane(options, number)
        // They are read by the part of the connection.
        state.multiplayerRounds.clear()
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error))
        return { again: [...batch], answer: nothing, end: 'rolled back', cause }
      }
    }
    return await decideAndStore({ ...state, connection: state.connection }, batch, now())
  }

  /** Tries each action of a failed batch alone, so that one bad action does not fail the others. */
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
      currentRun ??= run()
    },
    isStuck: () => performance.now() - busySince > STUCK_MS,
    canTake,
    isBusy: () => underWay.length > 0,
    giveUpOverdue: () => giveUpOverdue(underWay),
    async close() {
      isClosing = true
      currentRun ??= run()
      await currentRun
      state.connection?.close()
    },
  }
}
