import type { LiveMessage } from '@fairground/contract'

type Listener = (message: LiveMessage) => void
const listeners = new Set<Listener>()

/** Calls back with each live message, after the query cache has it, until the returned function is called. */
export function onLiveMessage(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hands a message to whoever listens. */
export function announce(message: LiveMessage): void {
  for (const listener of listeners) listener(message)
}
