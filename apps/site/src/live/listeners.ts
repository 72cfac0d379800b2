import type { LiveMessage } from '@fairground/contract/live'
import type { BetSignal } from './classify.ts'

/** Called with a live message, and with what it says about bets. */
export type LiveListener = (message: LiveMessage, signals: readonly BetSignal[]) => void
const listeners = new Set<LiveListener>()

/** Calls back with each live message, after the query cache has it, until the returned function is called. */
export function onLiveMessage(listener: LiveListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls every listener with a message. */
export const announce: LiveListener = (message, signals) => {
  for (const listener of listeners) listener(message, signals)
}
