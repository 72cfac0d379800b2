/** More events than a player would read notices about. */
const MOST_WAITING = 20

/** Names of events, in their order, that came before the notices were loaded. */
let waitingEvents: string[] = []
let taker: ((event: string) => void) | undefined

/** Passes the name of an event to the notices: at once, or as soon as they are loaded. */
export function noteEvent(event: string): void {
  if (taker) taker(event)
  else waitingEvents = [...waitingEvents, event].slice(-MOST_WAITING)
}

/**
 * Calls back with the names of events, the waiting ones first, until the returned function is called. There is one
 * taker at a time.
 */
export function takeEvents(take: (event: string) => void): () => void {
  taker = take
  const missedEvents = waitingEvents
  waitingEvents = []
  for (const event of missedEvents) take(event)
  return () => {
    if (taker === take) taker = undefined
  }
}

/** Drops the waiting events: they were for the player who has logged out. */
export function forgetEvents(): void {
  waitingEvents = []
}
