import type { Term } from '@fairground/contract'
import { onLiveMessage } from './listeners.ts'
import { createOnce } from './once.ts'

/** What a shared game's screen does when a round begins and when it is over. */
export interface TermCallbacks {
  onNew(term: Term): void
  onFinished(term: Term): void
}

/** Takes terms as they come, any number of times each, and calls back once per id and status (PU-07). */
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

/** Watches the terms of one game, until the returned function is called. */
export function watchTerms(gameId: string, callbacks: TermCallbacks): () => void {
  const take = createTermWatch(callbacks)
  return onLiveMessage((message) => {
    if (message.type === 'game_data' && message.gameId === gameId && message.term) take(message.term)
  })
}
