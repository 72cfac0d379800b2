import { prefersReducedMotion } from '@fairground/ui'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the player asked the system for less motion; no, while the page is taken over from the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(never, prefersReducedMotion, () => false)
}
