/**
 * Measures how long a flight has lasted, on a local clock that only goes forward (`performance.now()`). All times are
 * in milliseconds.
 */
export interface FlightClock {
  /**
   * A flight began at the local time `startedAt`, or continues after a pause as if it had begun then. The message
   * arrived at `now`.
   */
  begin(startedAt: number, now: number): void
  /**
   * The server says that the flight has lasted `flownMs`. The message arrived at `now`, a little after the server sent
   * it.
   */
  sync(flownMs: number, now: number): void
  /**
   * How long the flight has lasted at `now`. The value never falls, and a short delay on the network never makes it
   * jump.
   */
  at(now: number): number
  /** When the last message of the server arrived, on the local clock. */
  readonly lastMessageAt: number
}

/** The longest delay of a sync on a good line. A sync that is late by less gives no reason to correct our clock. */
const PLAUSIBLE_DELAY_MS = 250
/** How many syncs in a row must agree that our clock runs ahead. */
const ENOUGH_SYNCS = 3
/**
 * The shown flight runs faster by at most this share to catch up, and slower by at most this share to let the server
 * catch up.
 */
const HASTE = 0.25
const RESTRAINT = 0.5
/** Further behind than this, the clock jumps: the page has slept. */
const JUMP_MS = 1500

/**
 * Creates the clock of a game's flights. No message arrives before its sender sent it. So a sync with a longer flight
 * than ours is right at once, and one with a shorter flight only when several in a row agree.
 */
export function createFlightClock(): FlightClock {
  let start = 0
  let shownMs = 0
  let shownAt = 0
  let lastMessageAt = 0
  let isFresh = true
  /** The start according to each of the last syncs, never earlier than the true one. */
  const starts = new Float64Array(ENOUGH_SYNCS)
  let syncs = 0

  return {
    begin(startedAt, now) {
      start = startedAt
      syncs = 0
      isFresh = true
      lastMessageAt = now
    },
    sync(flownMs, now) {
      lastMessageAt = now
      const reportedStart = now - flownMs
      starts[syncs % ENOUGH_SYNCS] = reportedStart
      syncs += 1
      if (reportedStart < start) start = reportedStart
      else if (syncs >= ENOUGH_SYNCS) {
        const earliestStart = Math.min(...starts)
        if (earliestStart - start > PLAUSIBLE_DELAY_MS) start = earliestStart
      }
    },
    at(now) {
      const targetMs = Math.max(0, now - start)
      const passedMs = Math.max(0, now - shownAt)
      const behindMs = targetMs - (shownMs + passedMs)
      if (isFresh || behindMs > JUMP_MS) shownMs = targetMs
      else shownMs += passedMs + Math.min(Math.max(behindMs, -RESTRAINT * passedMs), HASTE * passedMs)
      isFresh = false
      shownAt = now
      return shownMs
    },
    get lastMessageAt() {
      return lastMessageAt
    },
  }
}
