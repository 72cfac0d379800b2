/**
 * Where a wallet's `times_in_order` is true, the time of each action differs by at most this from the time of its id, and lies
 * at most this before the time of an earlier action. Clocks of servers may differ by it, and an action may wait.
 */
export const TIMES_DIFFER_MS = 600_000

const DIFFER = `interval '${TIMES_DIFFER_MS} milliseconds'`

/** Assignments to a wallet `w` that stores an action `i` at the time `$3`. */
export const KEEP_TIMES = `latest_at = greatest(w.latest_at, $3), times_in_order = w.times_in_order
      and coalesce(uuid_extract_timestamp(i.id) between $3 - ${DIFFER} and $3 + ${DIFFER}, false)
      and coalesce($3 >= w.latest_at - ${DIFFER}, true)`
