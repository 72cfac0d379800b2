import type { ChatEvent, ChatMessage } from '@fairground/contract/chat'

/** What a client knows of a room: it applies each event once, in the order of the numbers, whatever order they come in. */
export interface RoomView {
  /** Takes events of any order. */
  take(events: readonly ChatEvent[]): void
  /** The last number without a gap before it. */
  seq(): number
  /** Whether an event waits behind a gap. */
  hasGap(): boolean
  /** The messages in their places. */
  messages(): ChatMessage[]
}

/** Creates the view of a client that begins after a number. */
export function createRoomView(after: number): RoomView {
  const messages = new Map<string, ChatMessage>()
  const waiting = new Map<number, ChatEvent>()
  let seq = after

  function apply({ message }: ChatEvent): void {
    if (!message) return
    const known = messages.get(message.id)
    if (!known || known.rev <= message.rev) messages.set(message.id, message)
  }

  return {
    take(events) {
      for (const event of events) if (event.seq > seq) waiting.set(event.seq, event)
      for (let next = waiting.get(seq + 1); next; next = waiting.get(seq + 1)) {
        apply(next)
        waiting.delete(next.seq)
        seq = next.seq
      }
    },
    seq: () => seq,
    hasGap: () => waiting.size > 0,
    messages: () => [...messages.values()].toSorted((one, other) => one.seq - other.seq),
  }
}
