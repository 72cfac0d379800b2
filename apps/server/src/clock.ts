/** What a clock goes by. */
export interface ClockSources {
  /** Milliseconds of a counter that never goes back, from any beginning. */
  monotonicMs(): number
  /** The database's time, milliseconds since 1970. */
  readDatabaseMs(): Promise<number>
}

/** The server's time. */
export interface Clock {
  /** Whole milliseconds since 1970; never less than it said before. */
  now(): number
  /** Looks at the database's time and goes towards it from now on; where there is no answer, on as before. */
  look(): Promise<void>
  /** Looks no more. */
  close(): void
}

/** Between two looks at the database's time. */
const LOOK_EVERY_MS = 10_000
/** At most so much faster or slower than the counter: a flight shows no difference. */
const MOST_SLEW = 0.005
/** Further behind than this, as after a machine has slept, it catches up at once. */
const JUMP_MS = 5 * 60_000

/**
 * A clock that every server on one database shares, as far as that is possible: it begins at the database's time, goes by
 * this process's counter, and drifts towards the database. So a machine's clock that is set back, or forward by less than
 * five minutes, neither freezes a round nor ends it.
 */
export async function startClock({ monotonicMs, readDatabaseMs }: ClockSources): Promise<Clock> {
  let from = { ms: 0, counter: 0, rate: 1 }
  const present = () => from.ms + (monotonicMs() - from.counter) * from.rate

  /** How far the database is ahead, by the middle of the question and its answer. */
  async function measure(): Promise<number> {
    const asked = present()
    const databaseMs = await readDatabaseMs()
    return databaseMs - (asked + present()) / 2
  }

  function goOn(ms: number, rate: number): void {
    from = { ms, counter: monotonicMs(), rate }
  }

  async function look(): Promise<void> {
    try {
      const ahead = await measure()
      if (ahead > JUMP_MS) goOn(present() + ahead, 1)
      else goOn(present(), 1 + Math.max(-MOST_SLEW, Math.min(MOST_SLEW, ahead / LOOK_EVERY_MS)))
    } catch {
      // The database is away, which others say; the counter goes on.
      goOn(present(), 1)
    }
  }

  goOn(0, 1)
  const ahead = await measure()
  goOn(present() + ahead, 1)
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return { now: () => Math.floor(present()), look, close: () => clearInterval(timer) }
}
