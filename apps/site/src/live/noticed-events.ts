/** More events than a player could be told of. */
const MOST_WAITING = 20

/** Names of events, in their order, that came before anybody knew of notices for them. */
let waitingEvents: string[] = []
let taker: ((event: string) => void) | undefined

/** Hands the name of an event to whoever has the notices: at once, or as soon as somebody has. */
export function noteEvent(event: string): void {
  if (taker) taker(event)
  else waitingEvents = [...waitingEvents, event].slice(-MOST_WAITING)
}

/** Takes the names of events, those that wait first, until the returned function is called. One takes at a time. */
export function takeEvents(take: (event: string) => void): () => void {
  taker = take
  const missedEvents = waitingEvents
  waitingEvents = []
  for (const event of missedEvents) take(event)
  return () => {
    if (taker === take) taker = undefined
  }
}

/** Forgets what waits: it was for the player who has left. */
export function forgetEvents(): void {
  waitingEvents = []
}
