import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is live: false while the server draws it, and while its drawing is taken over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
