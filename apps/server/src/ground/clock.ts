/** The time sources of a clock. */
export interface ClockSources {
  /** Milliseconds of a monotonic counter with any start. */
  monotonicMs(): number
  /** The database's time, milliseconds since 1970. */
  readDatabaseMs(): Promise<number>
}

/** The server's clock. */
export interface Clock {
  /** Whole milliseconds since 1970; never decreases. */
  now(): number
  /** Reads the database's time and drifts towards it; without an answer it continues. */
  look(): Promise<void>
  /** Stops the readings. */
  close(): void
}

/** Interval of the readings of the database's time. */
const LOOK_EVERY_MS = 10_000
/** Largest relative difference from the counter's speed, too small to see in a flight. */
const MOST_SLEW = 0.005
/** A clock that is further behind, for example after sleep of the machine, jumps ahead. */
const JUMP_MS = 5 * 60_000

/**
 * Starts a clock that is nearly equal on all servers of one database: it starts at the database's time, follows this process's
 * counter, and drifts towards the database. So setting a machine's clock back, or forward by less than five minutes, neither
 * freezes nor ends a round.
 */
export async function startClock({ monotonicMs, readDatabaseMs }: ClockSources): Promise<Clock> {
  let from = { ms: 0, counter: 0, rate: 1 }
  const currentMs = () => from.ms + (monotonicMs() - from.counter) * from.rate

  /** Measures how far the database is ahead, taking the middle between query and answer. */
  async function measure(): Promise<number> {
    const askedAtMs = currentMs()
    const databaseMs = await readDatabaseMs()
    return databaseMs - (askedAtMs + currentMs()) / 2
  }

  function goOn(ms: number, rate: number): void {
    from = { ms, counter: monotonicMs(), rate }
  }

  async function look(): Promise<void> {
    try {
      const ahead = await measure()
      if (ahead > JUMP_MS) goOn(currentMs() + ahead, 1)
      else goOn(currentMs(), 1 + Math.max(-MOST_SLEW, Math.min(MOST_SLEW, ahead / LOOK_EVERY_MS)))
    } catch {
      // The database is down, which other code reports; the counter continues.
      goOn(currentMs(), 1)
    }
  }

  goOn(0, 1)
  const ahead = await measure()
  goOn(currentMs() + ahead, 1)
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return { now: () => Math.floor(currentMs()), look, close: () => clearInterval(timer) }
}
