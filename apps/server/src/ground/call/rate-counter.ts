import { hash } from 'node:crypto'
import type { Log } from '../log.ts'
import { RecentMap } from '../work/recent-map.ts'
import type { RateLimit } from './rate-limits.data.ts'
import type { RateStore, SharedCount } from './rate-store.ts'

/** A limit, and whom it counts: an account, a browser or an address. */
export interface Counted {
  name: string
  limit: RateLimit
  subject: string
}

/** Counts calls. Both functions return the milliseconds to wait; 0: the call may go on. */
export interface RateCounter {
  /** Counts in the database before it answers. A caller over the limit costs no query until the window ends. */
  countAtOnce(counted: Counted): Promise<number>
  /** Counts in memory. From an eighth of the limit on, the count follows into the database within a second. */
  countSoon(counted: Counted): number
  /** Carries what waits into the database. */
  close(): Promise<void>
}

/** What this process knows of the window of one key. */
interface Tally {
  key: string
  limit: RateLimit
  /** Calls of all processes, as far as this process knows. */
  points: number
  /** Calls that are not on the way to the database. */
  unsent: number
  /** The database's window; undefined: the database was not asked yet. */
  window: string | undefined
  endsAtMs: number
  /** Whether the log says that the limit holds this caller. */
  isTold: boolean
}

/** Most keys in memory; a flood of addresses must not fill it. */
const MOST_KEYS = 200_000
/** Share of a limit below which a count stays in its process. Thereby a normal player's calls cost no query. */
const QUIET_SHARE = 1 / 8
/** Pause between two writes of the counts that follow later. */
const CARRY_MS = 1_000
/** Most counts of one statement. */
const MOST_AT_ONCE = 1_000

/**
 * Creates the counter of one process. While the database is away it counts in memory, so that no limit is off: the counts of
 * that time follow when the database is back.
 * @param parts.monotonicMs a clock that never goes back
 */
export function createRateCounter(parts: {
  store: RateStore
  log: Pick<Log, 'warn'>
  monotonicMs?: () => number
}): RateCounter {
  const { store, log, monotonicMs = () => performance.now() } = parts
  const tallies = new RecentMap<string, Tally>(MOST_KEYS)
  const waitingTallies = new Map<string, Tally>()
  let timer: NodeJS.Timeout | undefined
  let carrying = Promise.resolve()
  let hasWarned = false
  let isClosed = false

  function tallyOf({ name, limit, subject }: Counted): Tally {
    const key = `${name}:${subject}`
    const knownTally = tallies.get(key) ?? waitingTallies.get(key)
    if (knownTally && knownTally.endsAtMs > monotonicMs()) return knownTally
    const endsAtMs = monotonicMs() + limit.seconds * 1000
    const tally = { key, limit, points: 0, unsent: 0, window: undefined, endsAtMs, isTold: false }
    tallies.set(key, tally)
    return tally
  }

  /** Holds a caller until the window ends, and says so once a window. @returns the milliseconds to wait */
  function hold({ name, subject }: Counted, tally: Tally): number {
    if (!tally.isTold) log.warn(`the limit ${name} holds ${subject} back`)
    tally.isTold = true
    return Math.max(1, tally.endsAtMs - monotonicMs())
  }

  function carryLater(tally: Tally): void {
    waitingTallies.set(tally.key, tally)
    if (!isClosed) timer ??= setTimeout(carry, CARRY_MS).unref()
  }

  /** Sends what the tallies have counted; when that fails, it waits for the next turn. @returns the counts by tally */
  async function send(batch: readonly Tally[]): Promise<Map<Tally, SharedCount | undefined>> {
    const sentTallies = batch.map((tally) => ({ tally, points: tally.unsent, storedKey: storedKeyOf(tally.key) }))
    for (const { tally } of sentTallies) tally.unsent = 0
    try {
      const counts = await store.add(
        sentTallies.map(({ tally, points, storedKey }) => ({ key: storedKey, points, seconds: tally.limit.seconds })),
      )
      const countOf = new Map(counts.map((count) => [count.key, count]))
      for (const { tally, storedKey } of sentTallies) learn(tally, countOf.get(storedKey))
      hasWarned = false
      return new Map(sentTallies.map(({ tally, storedKey }) => [tally, countOf.get(storedKey)]))
    } catch (error) {
      for (const { tally, points } of sentTallies) {
        tally.unsent += points
        carryLater(tally)
      }
      if (!hasWarned) log.warn(`limits count in this process alone: ${error instanceof Error ? error.message : error}`)
      hasWarned = true
      return new Map()
    }
  }

  function learn(tally: Tally, count: SharedCount | undefined): void {
    if (!count) return
    const points = count.points + tally.unsent
    // Answers of one window may come in any order.
    tally.points = tally.window === count.window ? Math.max(tally.points, points) : points
    tally.window = count.window
    tally.endsAtMs = monotonicMs() + count.msLeft
  }

  function carry(): void {
    timer = undefined
    const work = async () => {
      const batch = [...waitingTallies.values()].filter(
        ({ endsAtMs, unsent }) => unsent > 0 && endsAtMs > monotonicMs(),
      )
      waitingTallies.clear()
      for (let at = 0; at < batch.length; at += MOST_AT_ONCE) await send(batch.slice(at, at + MOST_AT_ONCE))
    }
    carrying = carrying.then(work)
  }

  return {
    async countAtOnce(counted) {
      const tally = tallyOf(counted)
      if (tally.points >= counted.limit.points) return hold(counted, tally)
      tally.points += 1
      tally.unsent += 1
      const ownPoints = tally.points
      // The counts of the other processes decide too; without the database those of this process alone. A call that comes
      // meanwhile must not count against this one.
      const points = (await send([tally])).get(tally)?.points ?? ownPoints
      return points > counted.limit.points ? hold(counted, tally) : 0
    },
    countSoon(counted) {
      const tally = tallyOf(counted)
      if (tally.points >= counted.limit.points) return hold(counted, tally)
      tally.points += 1
      tally.unsent += 1
      if (tally.points >= counted.limit.points * QUIET_SHARE) carryLater(tally)
      return 0
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      carry()
      await carrying
    },
  }
}

/** The key in the database: the limit's name, and a digest of whom it counts. */
function storedKeyOf(key: string): string {
  const nameEnd = key.indexOf(':')
  return `${key.slice(0, nameEnd)}:${hash('sha256', key.slice(nameEnd + 1), 'base64url')}`
}
