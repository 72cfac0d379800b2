import { useSyncExternalStore } from 'react'

interface WatchedQuery {
  matches: boolean
  subscribe: (listener: () => void) => () => void
}

const watchedQueries = new Map<string, WatchedQuery>()

/**
 * Whether the window matches a media query, now and when that changes; false on the server. What it was told last is
 * kept: asking the browser itself (`innerWidth`, `matchMedia`) while a screen is drawn makes it style the whole page first.
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
