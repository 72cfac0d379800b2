import type { LiveMessage } from '@fairground/contract'
import type { BetSignal } from './classify.ts'

/** Hears a live message, and what it says of bets. */
export type LiveListener = (message: LiveMessage, signals: readonly BetSignal[]) => void
const listeners = new Set<LiveListener>()

/** Calls back with each live message, after the query cache has it, until the returned function is called. */
export function onLiveMessage(listener: LiveListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hands a message to whoever listens. */
export const announce: LiveListener = (message, signals) => {
  for (const listener of listeners) listener(message, signals)
}
