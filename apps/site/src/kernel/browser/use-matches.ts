import { useSyncExternalStore } from 'react'

interface Watched {
  matches: boolean
  subscribe: (listener: () => void) => () => void
}

const watched = new Map<string, Watched>()

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

function watch(query: string): Watched {
  const known = watched.get(query)
  if (known) return known
  const list = matchMedia(query)
  const listeners = new Set<() => void>()
  const fresh: Watched = {
    matches: list.matches,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  list.addEventListener('change', () => {
    fresh.matches = list.matches
    for (const listener of listeners) listener()
  })
  watched.set(query, fresh)
  return fresh
}
