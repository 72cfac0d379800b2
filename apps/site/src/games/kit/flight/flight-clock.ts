/** How long a flight has lasted, on a local clock that only goes forward (`performance.now()`); all in milliseconds. */
export interface FlightClock {
  /** A flight began at the local time `startedAt`, or goes on after a pause as if it had; heard at `now`. */
  begin(startedAt: number, now: number): void
  /** The server says that the flight has lasted `flownMs`; heard at `now`, so a little later than it was said. */
  sync(flownMs: number, now: number): void
  /** The flight so far at `now`: never less than it said before, and never with a jump that a moment of haste can do. */
  at(now: number): number
  /** When the server was last heard, on the local clock. */
  readonly heardAt: number
}

/** A sync takes this long at most on a good line: what arrives later than our clock says is no reason to doubt it. */
const PLAUSIBLE_DELAY_MS = 250
/** So many syncs must agree that our clock runs ahead. */
const ENOUGH_SYNCS = 3
/** The shown flight goes this much faster at most to catch up, and this much slower to be caught up with. */
const HASTE = 0.25
const RESTRAINT = 0.5
/** Further behind than this, it jumps: the page has slept. */
const JUMP_MS = 1500

/**
 * Makes the clock of a game's flights. No message can arrive before it was sent: so a sync that shows a longer flight than
 * ours is right at once, one that shows a shorter one only when several in a row agree.
 */
export function createFlightClock(): FlightClock {
  let start = 0
  let shown = 0
  let shownAt = 0
  let heardAt = 0
  let isFresh = true
  /** Where the last syncs put the start: each at least as late as it was. */
  const starts = new Float64Array(ENOUGH_SYNCS)
  let syncs = 0

  return {
    begin(startedAt, now) {
      start = startedAt
      syncs = 0
      isFresh = true
      heardAt = now
    },
    sync(flownMs, now) {
      heardAt = now
      const told = now - flownMs
      starts[syncs % ENOUGH_SYNCS] = told
      syncs += 1
      if (told < start) start = told
      else if (syncs >= ENOUGH_SYNCS) {
        const least = Math.min(...starts)
        if (least - start > PLAUSIBLE_DELAY_MS) start = least
      }
    },
    at(now) {
      const wanted = Math.max(0, now - start)
      const passed = Math.max(0, now - shownAt)
      const behind = wanted - (shown + passed)
      if (isFresh || behind > JUMP_MS) shown = wanted
      else shown += passed + Math.min(Math.max(behind, -RESTRAINT * passed), HASTE * passed)
      isFresh = false
      shownAt = now
      return shown
    },
    get heardAt() {
      return heardAt
    },
  }
}
