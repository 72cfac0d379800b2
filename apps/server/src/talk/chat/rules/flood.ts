/** What a player may send in a room. */
export interface FloodRules {
  /** Seconds between two messages. */
  slowSeconds: number
  /** Whether the account is younger than a day, or neither its phone nor its e-mail is proved. */
  isNew: boolean
}

/** At most `most` messages in `windowMs`. */
interface Window {
  most: number
  windowMs: number
}

const WINDOWS: readonly Window[] = [
  { most: 5, windowMs: 10_000 },
  { most: 20, windowMs: 60_000 },
]
const WINDOW_OF_NEW: Window = { most: 1, windowMs: 10_000 }

/** The longest window: earlier messages do not count. */
export const FLOOD_WINDOW_MS = 60_000

/** Account age below which an account counts as new. */
export const NEW_ACCOUNT_MS = 24 * 60 * 60_000

/**
 * How long a player waits before the next message in a room, in ms; 0: none.
 * @param sentMs times of the player's messages there in the last minute, milliseconds since 1970, in any order
 */
export function floodWaitMs(sentMs: readonly number[], nowMs: number, { slowSeconds, isNew }: FloodRules): number {
  const newestFirst = sentMs.toSorted((one, other) => other - one)
  const windows: Window[] = [...WINDOWS, ...(isNew ? [WINDOW_OF_NEW] : []), { most: 1, windowMs: slowSeconds * 1000 }]
  return windows.reduce((waitMs, { most, windowMs }) => {
    const oldestThatCounts = newestFirst[most - 1]
    return oldestThatCounts === undefined ? waitMs : Math.max(waitMs, oldestThatCounts + windowMs - nowMs)
  }, 0)
}

/** Messages of a room in a second from which its slow mode doubles. */
export const ROOM_FLOOD = 30
/** How long a room must be calm before its slow mode is the usual one again. */
export const CALM_MS = 60_000
const SLOWEST_SECONDS = 300

/** The slow mode of a flooded room: twice the present one, 1 to 300 seconds. */
export const doubledSlowSeconds = (seconds: number): number => Math.min(Math.max(1, seconds * 2), SLOWEST_SECONDS)
