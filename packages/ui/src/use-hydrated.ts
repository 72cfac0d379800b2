import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while a rendered page hydrates, true from then on. For what the two write differently, such
 * as a time in the reader's zone.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
