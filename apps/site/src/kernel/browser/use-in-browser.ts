import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is live: false on the server, and while a rendered page hydrates. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
