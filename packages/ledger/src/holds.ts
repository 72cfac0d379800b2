/** A win waits in player:held until it is posted or voided, and at most this long: then the server posts it. */
export const HOLD_MS = 15_000
