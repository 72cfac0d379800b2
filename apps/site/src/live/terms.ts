import type { Term } from '@fairground/contract/live'
import { createOnce } from './first-time.ts'
import { onLiveMessage } from './listeners.ts'

/** What the screen of a multiplayer game does when a round begins and when it is over. */
export interface TermCallbacks {
  onNew(term: Term): void
  onFinished(term: Term): void
}

/** Makes a function that takes rounds, any number of times each, and calls back once for each id and status (PU-07). */
export function createTermWatch({ onNew, onFinished }: TermCallbacks): (term: Term) => void {
  const isFirst = createOnce()
  const callbacks = new Map([
    ['NEW', onNew],
    ['FINISHED', onFinished],
  ])
  return (term) => {
    const callback = callbacks.get(term.status)
    if (callback && isFirst(`${term.status} ${term.id}`)) callback(term)
  }
}

/** Watches the rounds of one game, until the returned function is called. */
export function watchTerms(gameId: string, callbacks: TermCallbacks): () => void {
  const take = createTermWatch(callbacks)
  return onLiveMessage((message) => {
    if (message.type === 'game_data' && message.gameId === gameId && message.term) take(message.term)
  })
}
