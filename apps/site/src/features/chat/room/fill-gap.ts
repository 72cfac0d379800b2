import type { ChatEvent } from '@fairground/contract/chat'

/** How long a gap may fill by itself before the missing events are read. */
export const GAP_MS = 300
/** Most events that are read after a gap; beyond them the room is opened again. */
export const MOST_REPLAYED = 500
/** Events of one reading. */
const PAGE = 100

/**
 * Reads the events after a number, until one of them follows on what is known or there are no more.
 * @param parts.lastSeq the number up to which every event is known now
 * @param parts.isClosed whether no event is missing any more
 * @returns whether the gap is closed; otherwise the room must be opened again
 */
export async function fillGap(parts: {
  lastSeq(): number
  isClosed(): boolean
  read(after: number, limit: number): Promise<readonly ChatEvent[]>
  take(events: readonly ChatEvent[]): void
}): Promise<boolean> {
  const { lastSeq, isClosed, read, take } = parts
  for (let replayed = 0; replayed < MOST_REPLAYED && !isClosed(); ) {
    const after = lastSeq()
    const events = await read(after, PAGE)
    // The room's history no longer has the next event.
    if (events[0]?.seq !== after + 1 && lastSeq() === after) return false
    take(events)
    replayed += events.length
  }
  return isClosed()
}
