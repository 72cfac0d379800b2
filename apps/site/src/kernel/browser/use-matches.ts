import { useSyncExternalStore } from 'react'

interface WatchedQuery {
  matches: boolean
  subscribe: (listener: () => void) => () => void
}

const watchedQueries = new Map<string, WatchedQuery>()

/**
 * Whether the window matches a media query, updated on each change; false on the server. The last result is stored:
 * reading `innerWidth` or `matchMedia` while a screen renders would make the browser style the whole page first.
 */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (listener) => watch(query).subscribe(listener),
    () => watch(query).matches,
    () => false,
  )
}

function watch(query: string): WatchedQuery {
  const knownQuery = watchedQueries.get(query)
  if (knownQuery) return knownQuery
  const list = matchMedia(query)
  const listeners = new Set<() => void>()
  const newQuery: WatchedQuery = {
    matches: list.matches,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  list.addEventListener('change', () => {
    newQuery.matches = list.matches
    for (const listener of listeners) listener()
  })
  watchedQueries.set(query, newQuery)
  return newQuery
}
